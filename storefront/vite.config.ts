import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defineConfig, type Plugin } from 'vite'
import { frenchSpaces } from './app/i18n/french-spaces'
import { productionRouter } from './router-internals/production-router.ts'
import { budget } from './vite/budget.ts'
import { chunks, shortName } from './vite/chunks.ts'

/**
 * Compiles the ICU messages of `app/locales/<language>/<area>.json`, so that the browser needs no
 * message parser.
 */
function compiledTexts(): Plugin {
  return {
    name: 'makao:compiled-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/locales\/[^?]+\.json$/ },
      handler(code, file) {
        const texts = JSON.parse(code) as Record<string, string>
        const written = file.includes('/locales/fr/') ? frenchSpaces : (text: string) => text
        const compiled = Object.entries(texts).map(([id, text]) => [
          id,
          compileMessage(written(text)),
        ])
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
      },
    },
  }
}

export default defineConfig({
  plugins: [productionRouter(), compiledTexts(), tailwindcss(), reactRouter(), budget()],
  resolve: { tsconfigPaths: true },
  // Dependencies found later would reload the first page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 2048 },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: chunks, chunkFileNames: shortName } } },
    },
    // TypeScript source, so it has to be bundled for the server.
    ssr: { resolve: { noExternal: ['@makao/shared'] } },
  },
})
