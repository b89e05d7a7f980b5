/* Starts the HTTP server (and, on SQLite, the worker). Dates are UTC; only the domain uses Nairobi. */
process.env.TZ = 'UTC'

await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')

const APP_ROOT = new URL('../', import.meta.url)

/** Keep-alive in ms: longer than the proxy's, or it may send a request into a closing connection. */
const KEPT_OPEN = 65_000

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      const { default: env } = await import('#start/env')
      await import('#start/guard')
      /** PORT is the front door's, but the framework listens on PORT. */
      process.env.PORT = String(env.get('API_PORT') ?? 3333)
      process.env.HOST = env.get('API_HOST') ?? '127.0.0.1'
    })
    app.starting(async () => {
      await import('#start/demo_guard')
    })
    app.ready(async () => {
      const server = await app.container.make('server')
      const node = server.getNodeServer()
      if (node)
        Object.assign(node, { keepAliveTimeout: KEPT_OPEN, headersTimeout: KEPT_OPEN + 1000 })
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    /** Open handles would keep the process alive. */
    process.exit(1)
  })
