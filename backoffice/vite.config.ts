import { broughtBy, type Graph } from '@makao/shared/vite/brought-by'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { bareDashboard } from './vite/bare-dashboard.ts'
import { budget } from './vite/budget.ts'
import { precompressed } from './vite/precompress.ts'
import { withoutTree } from './vite/without-tree.ts'

const api = `http://127.0.0.1:${process.env.API_PORT || 3333}`

/**
 * Libraries every screen needs get chunks of their own, so that they stay cached across releases.
 * Ant Design is left out: each screen takes only the parts it uses.
 */
const library = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules/(${packages})/`),
})

const entry = fileURLToPath(new URL('src/main.tsx', import.meta.url)).replaceAll('\\', '/')

let onEveryScreen: Set<string> | undefined

/** Our part of every screen as one file instead of a dozen, which a slow line asks for six at a time. */
const everyScreen = {
  name: (id: string, graph: Graph) => {
    onEveryScreen ??= broughtBy([entry], graph)
    return onEveryScreen.has(id) && !id.includes('node_modules') ? 'every-screen' : null
  },
}

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), bareDashboard(), withoutTree(), precompressed(), budget()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.BACKOFFICE_PORT || 5174),
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // One file: a part that is loaded later would be drawn before a style that another part is loading, too, and move then.
    cssCodeSplit: false,
    rolldownOptions: {
      /* Drops the unused Markdown field of @refinedev/antd, and its parser. */
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(react-markdown|remark-gfm)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            library('react', 'react|react-dom|scheduler|react-router'),
            library(
              'refine',
              '@refinedev/(core|react-router|simple-rest)|@tanstack|axios|qs|lodash-es'
            ),
            library('i18n', 'i18next|react-i18next'),
            everyScreen,
          ],
        },
      },
    },
  },
})
