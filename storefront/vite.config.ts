import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { productionRouter } from './router-internals/production-router.ts'
import { budget } from './vite/budget.ts'
import { chunks, shortName } from './vite/chunks.ts'
import { compiledTexts } from './vite/compiled-texts.ts'
import { languageEditions } from './vite/language-editions.ts'

export default defineConfig({
  plugins: [
    productionRouter(),
    compiledTexts(),
    tailwindcss(),
    reactRouter(),
    languageEditions(),
    budget(),
  ],
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
