import type { Server } from 'node:http'
import { settings } from './settings.ts'

/**
 * Stops on SIGTERM or SIGINT: no new connections, every answer from then on closes its own, and
 * whatever is still open after the grace period is cut. `close` ends what else is running.
 */
export function stopGracefully(server: Server, close: () => Promise<void>) {
  let stopping = false

  server.prependListener('request', (_req, res) => {
    if (stopping) {
      res.setHeader('Connection', 'close')
    }
  })

  async function stop() {
    if (stopping) {
      return
    }
    stopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), settings.stopGrace).unref()
    await Promise.allSettled([closed, close()])
    process.exit(0)
  }

  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
