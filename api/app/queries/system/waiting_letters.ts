import db from '@adonisjs/lucid/services/db'
import { failedJobs, jobCreatedAt, jobName } from '#services/queue/stored_jobs'

/** The class of the jobs that send them. */
const LETTER = 'SendMail'

/** Letters under way, since when, and what was the matter with the last one that was given up. */
export async function waitingLetters() {
  const queued = await db
    .from('queue_jobs')
    .whereIn('status', ['pending', 'active', 'delayed'])
    .whereRaw(`${jobName()} = ?`, [LETTER])
    .count('* as total')
    .min(db.raw(jobCreatedAt()) as never, 'oldest')
    .first()
  const notices = await db.from('booking_notices').count('* as total').first()
  const last = await failedJobs()
    .whereRaw(`${jobName()} = ?`, [LETTER])
    .orderBy('finished_at', 'desc')
    .select('error')
    .first()
  return {
    waiting: Number(queued.total),
    oldestAt: queued.oldest === null ? null : new Date(Number(queued.oldest)),
    notices: Number(notices.total),
    lastError: (last?.error as string | null | undefined) ?? null,
  }
}
