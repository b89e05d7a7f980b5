import type { Server } from 'node:http'
import { settings } from './settings.ts'

/**
 * Stops on SIGTERM or SIGINT: no new connections, every answer from then on closes its own, and
 * whatever is still open after the grace period is cut.
 */
export function stopGracefully(server: Server, close: () => Promise<void>) {
  let stopping = false

  server.prependListener('request', (_req, res) => {
    if (stopping) {
      res.setHeader('Connection', 'close')
    }
  })

  function stop() {
    if (stopping) {
      return
    }
    stopping = true
    server.close(() => void close().finally(() => process.exit(0)))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), settings.stopGrace).unref()
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
