import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#exceptions/refusal'
import { page, type Page, type PageRequest } from '#services/database/page'
import { failedJobs, jobName, jobRetries } from '#services/queue/stored_jobs'

export type FailedJob = {
  id: string
  queue: string
  name: string
  retries: number
  failedAt: Date
  error: string | null
}

type Stored = {
  id: string
  queue: string
  name: string
  retries: number | string
  finished_at: number | string
  error: string | null
}

/** Jobs that were given up, the last one first. @param job their class alone */
export async function listFailedJobs({
  job,
  ...request
}: PageRequest & { job?: string }): Promise<Page<FailedJob>> {
  const query = columns(failedJobs()).orderBy('finished_at', 'desc').orderBy('id', 'desc')
  if (job) query.whereRaw(`${jobName()} = ?`, [job])
  const { rows, pagination } = await page<Stored>(query as never, request)
  return { rows: rows.map(jobOf), pagination }
}

/** @throws Refusal 404 when it waits again, is gone or never was */
export async function findFailedJob(id: string): Promise<FailedJob> {
  const row = (await columns(failedJobs()).where('id', id).first()) as Stored | null
  if (!row) throw notFound()
  return jobOf(row)
}

/** How many of each class were given up, most first. */
export async function countFailedJobs(): Promise<{ name: string; total: number }[]> {
  const rows: { name: string; total: number | string }[] = await failedJobs()
    .select(db.raw(`${jobName()} as name`))
    .count('* as total')
    .groupByRaw(jobName())
  return rows
    .map(({ name, total }) => ({ name, total: Number(total) }))
    .toSorted((one, other) => other.total - one.total || one.name.localeCompare(other.name))
}

/** Without what it was to work on: letters are large, and nobody's business here. */
function columns(query: DatabaseQueryBuilderContract) {
  return query.select(
    'id',
    'queue',
    'error',
    'finished_at',
    db.raw(`${jobName()} as name`),
    db.raw(`${jobRetries()} as retries`)
  )
}

function jobOf({ id, queue, name, retries, finished_at: finishedAt, error }: Stored): FailedJob {
  return {
    id,
    queue,
    name,
    retries: Number(retries),
    failedAt: new Date(Number(finishedAt)),
    error,
  }
}
