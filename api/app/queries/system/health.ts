import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'
import { queueState } from '#queries/system/queue_state'
import { engineOf } from '#services/database/dialect'
import { databaseCheck } from '#services/health/database_check'

/**
 * Pings the database.
 * @returns duration in ms
 * @throws Refusal 503 when it does not answer within two seconds: send no more traffic here
 */
export async function pingDatabase(): Promise<number> {
  const startedAt = performance.now()
  const { status } = await databaseCheck.run()
  if (status === 'error') throw new Refusal('unavailable', 503, 'E_UNAVAILABLE')
  return Math.round((performance.now() - startedAt) * 10) / 10
}

export async function systemDetails(databaseMs: number) {
  const { pending, delayed, active, failed } = await queueState()
  return {
    database: { engine: engineOf(db.connection()), ms: databaseMs },
    queue: { waiting: pending + delayed + active, failed },
    process: {
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    },
  }
}
