import db from '@adonisjs/lucid/services/db'
import { QUEUES } from '#config/queue'
import { DUE_AT, jobName } from '#services/queue/stored_jobs'

type JobCount = {
  queue: string
  status: string
  total: number | string
  lowest: number | string | null
}

const STATES = ['pending', 'active', 'delayed', 'failed'] as const

export type QueueState = Record<(typeof STATES)[number], number> & {
  /** For how long the oldest job that is due has waited. */
  oldestSeconds: number
}

/** How many jobs there are by state, over all queues and in each, also of those that are empty. */
export async function queueState(
  now = Date.now()
): Promise<QueueState & { queues: ({ name: string } & QueueState)[] }> {
  const rows: JobCount[] = await db
    .from('queue_jobs')
    .select('queue', 'status')
    .count('* as total')
    .min(db.raw(DUE_AT) as never, 'lowest')
    .groupBy('queue', 'status')
  const names = [...new Set<string>([...QUEUES, ...rows.map(({ queue }) => queue)])].toSorted()
  const queues = names.map((name) => ({
    name,
    ...stateOf(
      rows.filter(({ queue }) => queue === name),
      now
    ),
  }))
  return { ...stateOf(rows, now), queues }
}

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

function stateOf(rows: JobCount[], now: number): QueueState {
  const of = (state: string) => rows.filter(({ status }) => status === state)
  const total = (state: string) => of(state).reduce((sum, row) => sum + Number(row.total), 0)
  const oldest = Math.min(now, ...of('pending').map(({ lowest }) => Number(lowest ?? now)))
  return {
    pending: total('pending'),
    active: total('active'),
    delayed: total('delayed'),
    failed: total('failed'),
    oldestSeconds: Math.max(0, Math.round((now - oldest) / 1000)),
  }
}
