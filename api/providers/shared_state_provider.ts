import type { ApplicationService } from '@adonisjs/core/types'
import { RedisManager } from '@adonisjs/redis'
import type {} from '@adonisjs/redis/redis_provider'
import redisConfig, { isShared } from '#config/redis'
import { MISSED } from '#services/live/process_count'
import { clearSearchCache, SEARCH_CHANGED } from '#services/search/search_cache'

/** Tells once when Redis goes and when it is back; windows then ask again for what they may have missed. */
export default class SharedStateProvider {
  constructor(protected app: ApplicationService) {}

  /** As the package's provider does, whose farewell to a server that is away would fail the stop. */
  register() {
    this.app.container.singleton(
      'redis',
      async () => new RedisManager(redisConfig, await this.app.container.make('logger'))
    )
  }

  async boot() {
    if (!isShared) return
    const logger = await this.app.container.make('logger')
    const redis = await this.app.container.make('redis')
    redis.doNotLogErrors()

    let isAway = false
    const goAway = (err?: Error) => {
      if (!isAway) logger.error({ err }, 'Redis is away: limits count in the database')
      isAway = true
    }
    redis.connection('main').on('error', ({ error }) => goAway(error))
    /** Also a line that was cut and is mended before the next try, which ends without an error. */
    redis.connection('main').on('reconnecting', () => goAway())
    redis.connection('main').on('ready', async ({ connection }) => {
      if (!isAway) return
      isAway = false
      logger.info('Redis is back')
      await connection.publish(MISSED, '').catch(() => 0)
    })

    const askAgain = async () => {
      const { endAllStreams } = await import('#services/live/streams')
      endAllStreams()
    }
    let hasHeard = false
    const events = redis.connection('events')
    events.on('error', () => {})
    events.on('subscriber:error', () => {})
    events.on('subscriber:ready', () => {
      if (hasHeard) void askAgain()
      hasHeard = true
    })
    events.subscribe(MISSED, askAgain)
    events.subscribe(SEARCH_CHANGED, clearSearchCache)
  }

  async shutdown() {
    if (!isShared) return
    const redis = await this.app.container.make('redis')
    await redis.disconnectAll()
  }
}
