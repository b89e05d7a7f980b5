import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#exceptions/refusal'

/** How long the database may take to say that it is there (ms). */
const PATIENCE = 2000

/**
 * Asks the database for a sign of life.
 * @returns how long it took, in ms
 * @throws Refusal 503 when it does not answer within two seconds: send no more traffic here
 */
export async function pingDatabase(): Promise<number> {
  const startedAt = performance.now()
  const answered = await Promise.race([
    db.rawQuery('select 1').then(
      () => true,
      () => false
    ),
    pause(PATIENCE, false, { ref: false }),
  ])
  if (!answered) throw new Refusal('unavailable', 503, 'E_UNAVAILABLE')
  return Math.round((performance.now() - startedAt) * 10) / 10
}

type JobCount = { status: string; total: number | string }

/** What an admin may know of the machinery: engine, waiting and failed work, memory, age of the process. */
export async function systemDetails(databaseMs: number) {
  const jobs: JobCount[] = await db
    .from('queue_jobs')
    .select('status')
    .count('* as total')
    .groupBy('status')
  const jobsIn = (...states: string[]) =>
    jobs
      .filter(({ status }) => states.includes(status))
      .reduce((sum, { total }) => sum + Number(total), 0)
  return {
    database: { engine: db.connection().dialect.name, ms: databaseMs },
    queue: { waiting: jobsIn('pending', 'delayed', 'active'), failed: jobsIn('failed') },
    process: {
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    },
  }
}
