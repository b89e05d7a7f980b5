import db from '@adonisjs/lucid/services/db'
import { Locator, type Schedule } from '@adonisjs/queue'
import { QUEUES } from '#config/queue'
import { DUE_AT, jobName } from '#services/queue/stored_jobs'

type JobCount = {
  queue: string
  status: string
  total: number | string
  lowest: number | string | null
}

type Due = { queue: string; at: number }

/** Only a worker makes a delayed one pending. */
const WAITING = ['pending', 'delayed']

const STATES = ['pending', 'active', 'delayed', 'failed'] as const

export type QueueState = Record<(typeof STATES)[number], number> & {
  /** For how long the oldest job or schedule that is due has waited. */
  oldestSeconds: number
}

/**
 * How many jobs there are by state, over all queues and in each, also of those that are empty.
 * @param schedules that wait for a worker as jobs do once they are due
 */
export async function queueState(
  schedules: readonly Pick<Schedule, 'name' | 'status' | 'nextRunAt'>[] = [],
  now = Date.now()
): Promise<QueueState & { queues: ({ name: string } & QueueState)[] }> {
  const rows: JobCount[] = await db
    .from('queue_jobs')
    .select('queue', 'status')
    .count('* as total')
    .min(db.raw(DUE_AT) as never, 'lowest')
    .groupBy('queue', 'status')
  const due = [
    ...rows
      .filter(({ status }) => WAITING.includes(status))
      .map(({ queue, lowest }) => ({ queue, at: Number(lowest ?? now) })),
    ...schedules
      .filter(({ status }) => status === 'active')
      .map(({ name, nextRunAt }) => ({ queue: queueOf(name), at: nextRunAt?.getTime() ?? now })),
  ]
  const found = [...rows, ...due].map(({ queue }) => queue)
  const names = [...new Set<string>([...QUEUES, ...found])].toSorted()
  const queues = names.map((name) => {
    const ofQueue = ({ queue }: { queue: string }) => queue === name
    return { name, ...stateOf(rows.filter(ofQueue), due.filter(ofQueue), now) }
  })
  return { ...stateOf(rows, due, now), queues }
}

/** As the worker that takes its turn up finds it. */
const queueOf = (job: string) => Locator.get(job)?.options?.queue ?? 'default'

/** How many jobs of a class there are in each state, also where that is none. */
export async function jobsOf(name: string) {
  const rows: { status: string; total: number | string }[] = await db
    .from('queue_jobs')
    .select('status')
    .count('* as total')
    .whereIn('status', [...STATES])
    .whereRaw(`${jobName()} = ?`, [name])
    .groupBy('status')
  return STATES.map((state) => ({
    state,
    total: Number(rows.find(({ status }) => status === state)?.total ?? 0),
  }))
}

function stateOf(rows: JobCount[], due: Due[], now: number): QueueState {
  const of = (state: string) => rows.filter(({ status }) => status === state)
  const total = (state: string) => of(state).reduce((sum, row) => sum + Number(row.total), 0)
  const oldest = Math.min(now, ...due.map(({ at }) => at))
  return {
    pending: total('pending'),
    active: total('active'),
    delayed: total('delayed'),
    failed: total('failed'),
    oldestSeconds: Math.max(0, Math.round((now - oldest) / 1000)),
  }
}
