import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { drivers, QueueManager } from '@adonisjs/queue'
import type { Group } from '@japa/runner/core'
import queueConfig, { QUEUES } from '#config/queue'
import { PromptWorker } from '#services/queue/prompt_worker'
import { emptyDatabase } from '#tests/helpers/empty_database'

type JobRow = { id: string; name: string; status: string; error: string | null; attempts: number }

/** The queue of production, which waits in a table, and its worker, whom the test sends to work. */
export async function production(concurrency: number) {
  return {
    default: 'database',
    adapters: { database: await drivers.database().resolver(app) },
    retry: queueConfig.retry,
    defaultJobOptions: queueConfig.defaultJobOptions,
    worker: { ...queueConfig.worker, concurrency, idleDelay: '20ms', gracefulShutdown: false },
    autoLoadJobs: false,
    jobFactory: (job: Parameters<typeof app.container.make>[0]) => app.container.make(job),
  }
}

/**
 * Jobs of the group wait in the database, as they do outside of tests. The queue has connections of its own: no
 * transaction can be around such a test.
 */
export function queueInDatabase(group: Group) {
  group.teardown(() => emptyDatabase())
  group.each.setup(async () => {
    await emptyDatabase()
    await QueueManager.init(await production(1))
    return async () => {
      const sync = await drivers.sync().resolver(app)
      await QueueManager.init({ default: 'sync', adapters: { sync }, autoLoadJobs: false })
    }
  })
}

/** Does all that is due, as a worker that has just been started. @returns how many jobs it took */
export async function work(concurrency = 1) {
  const worker = new PromptWorker(await production(concurrency))
  let taken = 0
  for (;;) {
    const cycle = await worker.processCycle([...QUEUES])
    if (cycle?.type === 'error') throw cycle.error
    if (cycle?.type === 'idle') break
    if (cycle?.type === 'started') taken++
  }
  await worker.stop()
  return taken
}

/** What stands in the queue. */
export async function jobs(): Promise<JobRow[]> {
  const rows = await db.from('queue_jobs').orderBy('id')
  return rows.map(({ id, status, data, error }) => {
    const { name, attempts } = JSON.parse(data)
    return { id, name, status, error, attempts }
  })
}

/** Lets the pause before a job's next try be over. @returns when that would have been, in ms */
export async function skipPause() {
  const { execute_at: at } = await db.from('queue_jobs').where('status', 'delayed').firstOrFail()
  await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: Date.now() })
  return Number(at)
}

/** Takes the next job, as a worker that is killed before it is done, and is silent for longer than it may be. */
export async function takeAndDie() {
  const adapter = QueueManager.use()
  adapter.setWorkerId('killed')
  const job = await adapter.popFrom('default')
  const { status } = await db.from('queue_jobs').where('id', job!.id).firstOrFail()
  await db
    .from('queue_jobs')
    .where('id', job!.id)
    .update({ acquired_at: Date.now() - 31_000 })
  return { id: job!.id, status }
}

/** Finds the jobs of workers that have gone silent, as every worker does each half minute. */
export function recover() {
  const { maxStalledCount } = queueConfig.worker!
  const found = QUEUES.map((queue) =>
    QueueManager.use().recoverStalledJobs(queue, 30_000, maxStalledCount!)
  )
  return Promise.all(found)
}
