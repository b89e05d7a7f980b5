import type { ApplicationService } from '@adonisjs/core/types'

/** Milliseconds for requests in flight. */
const GRACE = 10_000

/** Stops listening, finishes requests in flight, closes idle connections, and ends the rest after ten seconds. */
export default class GracefulStopProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const server = await this.app.container.make('server')
    const httpServer = server.getNodeServer()
    if (!httpServer) return

    /** Registered last, hence run first, before the framework waits for the server to close. */
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
