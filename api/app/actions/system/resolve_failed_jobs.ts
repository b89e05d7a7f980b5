import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notFound } from '#exceptions/refusal'
import { writeTransaction } from '#services/database/write_transaction'
import { asNew, failedJobs, jobName } from '#services/queue/stored_jobs'

type Actor = { id: number }
type Step = 'retried' | 'forgotten'

/** Lets a job that was given up begin anew, with all its tries. @throws Refusal 404 when somebody was faster */
export function retryFailedJob(actor: Actor, { id, name }: { id: string; name: string }) {
  return stepOne('retried', actor, { id, name })
}

/** Deletes a job that was given up: it will never be done. @throws Refusal 404 when somebody was faster */
export function deleteFailedJob(actor: Actor, { id, name }: { id: string; name: string }) {
  return stepOne('forgotten', actor, { id, name })
}

/** @param job of this class alone @returns how many wait again */
export function retryFailedJobs(actor: Actor, job?: string) {
  return stepAll('retried', actor, job)
}

/** @param job of this class alone @returns how many were deleted */
export function deleteFailedJobs(actor: Actor, job?: string) {
  return stepAll('forgotten', actor, job)
}

function stepOne(step: Step, actor: Actor, { id, name }: { id: string; name: string }) {
  return writeTransaction(async (trx) => {
    const changed = await take(step, failedJobs(trx).where('id', id))
    if (changed === 0) throw notFound()
    await note(trx, actor, step, { job: name, count: changed })
  })
}

function stepAll(step: Step, actor: Actor, job?: string) {
  return writeTransaction(async (trx) => {
    const chosen = failedJobs(trx)
    if (job) chosen.whereRaw(`${jobName()} = ?`, [job])
    const changed = await take(step, chosen)
    if (changed > 0) await note(trx, actor, step, { job: job ?? null, count: changed })
    return changed
  })
}

async function take(step: Step, chosen: ReturnType<typeof failedJobs>) {
  const changed = step === 'retried' ? await chosen.update(asNew()) : await chosen.delete()
  return Number(changed)
}

/** Jobs are named by their class, not by a number. */
const NO_NUMBER = 0

function note(
  trx: TransactionClientContract,
  actor: Actor,
  step: Step,
  { job, count }: { job: string | null; count: number }
) {
  return recordAudit(trx, {
    actor,
    action: `job.${step}`,
    subject: { type: 'job', id: NO_NUMBER },
    message: job
      ? { name: `job.${step}`, job, count }
      : { name: step === 'retried' ? 'job.allRetried' : 'job.allForgotten', count },
  })
}
