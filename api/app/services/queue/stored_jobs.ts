import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jsonText, jsonWithNumber } from '#services/database/dialect'

/*
 * How @boringnode/queue 0.6.0 keeps its jobs in a table, where its own calls do not tell: it lists nothing, and tries nothing again
 * that was given up.
 */

/** Its order is the priority times this, plus the moment in ms. */
const PRIORITY_STEP = 1e13

const QUEUED_AT = `score % ${PRIORITY_STEP}`

/** SQL of the moment from which a job is due, in ms: a delayed one has no place in the order until a worker gives it one. */
export const DUE_AT = `coalesce(execute_at, ${QUEUED_AT})`

/** SQL that puts a job where it stood, as one that came at this moment. */
const dueAgain = (now: number) => `score - (${QUEUED_AT}) + ${Math.trunc(now)}`

const ofJob = (key: 'name' | 'attempts' | 'createdAt') => jsonText(db.connection(), 'data', key)

/** SQL of a job's class. */
export const jobName = () => ofJob('name')

/** SQL of how often it was tried again. */
export const jobRetries = () => ofJob('attempts')

/** SQL of when it was dispatched, in ms. */
export const jobCreatedAt = () => `cast(${ofJob('createdAt')} as bigint)`

/** Those that were given up and are kept; as a condition of its own, so that their index is used. */
export function failedJobs(client: Pick<typeof db, 'from'> | TransactionClientContract = db) {
  return client.from('queue_jobs').whereRaw("status = 'failed'")
}

const NO_DUPLICATES = { dedup_id: null, dedup_at: null, dedup_ttl: null }

/** Lets another job of the same name be queued beside one that is kept. */
export async function releaseDuplicates(id: string) {
  await failedJobs().where('id', id).update(NO_DUPLICATES)
}

/** What makes a job that was given up one that has just come. */
export const asNew = (now = Date.now()) => ({
  ...NO_DUPLICATES,
  status: 'pending',
  data: db.raw(jsonWithNumber(db.connection(), 'data', 'attempts', 0)),
  score: db.raw(dueAgain(now)),
  worker_id: null,
  acquired_at: null,
  execute_at: null,
  finished_at: null,
  error: null,
})
