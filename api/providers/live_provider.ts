import type { ApplicationService } from '@adonisjs/core/types'

/** Milliseconds; sessions also end in other processes, and by themselves. */
const LOOK_EVERY = 25_000

/** Ends live streams with their session, and all of them when the server stops. */
export default class LiveProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { endAllStreams, endStaleStreams } = await import('#services/live/streams')
    const logger = await this.app.container.make('logger')
    const look = setInterval(() => {
      endStaleStreams().catch((error) =>
        logger.error({ err: error }, 'live streams were not held against sessions')
      )
    }, LOOK_EVERY)
    this.app.terminating(() => {
      clearInterval(look)
      endAllStreams()
    })
  }
}
