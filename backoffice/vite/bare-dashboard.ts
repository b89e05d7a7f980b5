import type { Plugin } from 'vite'

/** Serves `/dashboard` like `/dashboard/` in development, as the front door does. */
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
