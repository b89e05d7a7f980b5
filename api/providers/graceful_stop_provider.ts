import type { ApplicationService } from '@adonisjs/core/types'

/** How long a request under way may take once we are asked to stop (ms). */
const GRACE = 10_000

/**
 * Stops listening without cutting anybody off: answers under way are finished and told to close their
 * connection, idle connections close at once, and whatever is left after ten seconds is ended.
 */
export default class GracefulStopProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const server = await this.app.container.make('server')
    const httpServer = server.getNodeServer()
    if (!httpServer) return

    /** Registered last, hence run first: before the framework waits for the server to close. */
    this.app.terminating(() => {
      httpServer.prependListener('request', (_, response) => {
        response.setHeader('Connection', 'close')
      })
      const sweep = setInterval(() => httpServer.closeIdleConnections(), 100)
      const deadline = setTimeout(() => httpServer.closeAllConnections(), GRACE)
      httpServer.once('close', () => {
        clearInterval(sweep)
        clearTimeout(deadline)
      })
    })
  }
}
