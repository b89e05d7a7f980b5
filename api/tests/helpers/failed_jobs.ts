import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

type Given = { name?: string; error?: string; attempts?: number; minutesAgo?: number }

/** Puts a job into the queue that was given up, as its package does. @returns its id */
export async function addFailedJob({
  name = 'SendMail',
  error = 'the carrier is away',
  attempts = 8,
  minutesAgo = 1,
}: Given = {}) {
  const id = randomUUID()
  const at = Date.now() - minutesAgo * 60_000
  const data = { id, name, payload: {}, attempts, priority: 5, createdAt: at - 60_000 }
  await db.table('queue_jobs').insert({
    id,
    queue: 'default',
    status: 'failed',
    data: JSON.stringify(data),
    score: 5e13 + at,
    finished_at: at,
    error,
  })
  return id
}
