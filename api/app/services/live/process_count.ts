import app from '@adonisjs/core/services/app'
import { isShared } from '#config/redis'

/** Every process that shares in Redis hears this; one that could not tell of its events says so to all. */
export const MISSED = 'makao:missed'

/** How many processes of the API, workers among them, share one Redis; null where there is none, or while it is away. */
export async function processCount() {
  if (!isShared) return { isShared, count: null }
  const redis = await app.container.make('redis')
  const answer = await redis
    .connection('main')
    .pubsub('NUMSUB', MISSED)
    .catch(() => null)
  return { isShared, count: answer && Number(answer[1]) }
}
