import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defineConfig, type Plugin } from 'vite'
import { frenchSpaces } from './app/i18n/french-spaces'
import { budget } from './vite/budget.ts'
import { chunks } from './vite/chunks.ts'
import { productionRouter } from './vite/production-router.ts'

/**
 * Compiles the ICU messages of `app/locales/<language>/<area>.json` while building, so that the
 * browser never downloads a message parser.
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
  // Known before the first page is asked for, or that page reloads while Vite finds out.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 2048 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
  },
})
