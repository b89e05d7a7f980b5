import { defineConfig } from 'vite'

/** The front door as one file: Node's own way with TypeScript holds 16 MB for as long as the process lives (ADR 0059). */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['@makao/api', '@makao/shared'] },
  build: {
    ssr: 'server.ts',
    outDir: 'build/door',
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
