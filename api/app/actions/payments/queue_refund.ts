import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import RefundPayment from '#jobs/refund_payment'
import Refund from '#models/refund'
import { isAskedFor } from '#services/ledger/disputes'

/** Longer than a job's retries last, so that a failed one may be queued again. */
const ONE_JOB_PER = '1h'

type Waiting = { id: number; paymentId: number }

/** Queues a refund after the commit. If the queue is unreachable, check_payments queues it later. */
export function queueRefund(refund: Waiting) {
  return queue(refund, `${refund.id}`)
}

/** Queues what waited while a guest's bank asked for its payment, after the commit; nothing while it asks by another dispute. */
export async function releaseRefunds(trx: TransactionClientContract, paymentId: number) {
  if (await isAskedFor(trx, paymentId)) return
  const refund = await Refund.query({ client: trx })
    .where({ paymentId, state: 'requested' })
    .orderBy('id')
    .first()
  /* Its own job may have come and gone within the hour. */
  if (refund) trx.after('commit', () => queue(refund, `${refund.id}/released`))
}

async function queue({ id, paymentId }: Waiting, job: string) {
  try {
    await RefundPayment.dispatch({ payment: paymentId }).dedup({ id: job, ttl: ONE_JOB_PER })
  } catch (error) {
    logger.error(
      { err: error, refund: id },
      'a refund could not be queued or done; it is tried again'
    )
  }
}
