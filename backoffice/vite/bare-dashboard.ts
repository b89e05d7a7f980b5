import type { Plugin } from 'vite'

/** While developing, `/dashboard` is as good as `/dashboard/`, as it is behind the front door. */
export function bareDashboard(): Plugin {
  return {
    name: 'bare-dashboard',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/dashboard(?=$|\?)/, '/dashboard/')
        next()
      })
    },
  }
}
