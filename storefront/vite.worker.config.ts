import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
