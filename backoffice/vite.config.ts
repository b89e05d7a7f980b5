import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareDashboard } from './vite/bare-dashboard.ts'
import { budget } from './vite/budget.ts'
import { precompress } from './vite/precompress.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3333}`

/**
 * Libraries every screen needs, in files of their own: they stay in the browser's cache when we
 * release. Ant Design is not among them: of it each screen takes only what it uses.
 */
const library = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules/(${packages})/`),
})

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), bareDashboard(), precompress(), budget()],
  /* `~map/…` and `~uploads/…` are modules of the storefront that both houses use (docs/decisions/0014). */
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.BACKOFFICE_PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: {
      /* @refinedev/antd brings a Markdown field nobody uses: without this its parser comes along. */
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
          ],
        },
      },
    },
  },
})
