import logger from '@adonisjs/core/services/logger'
import RefundPayment from '#jobs/refund_payment'

/** Longer than a job's retries last, so that a failed one may be queued again. */
const ONE_JOB_PER = '1h'

/** Queues a refund after the commit. If the queue is unreachable, check_payments queues it later. */
export async function queueRefund({ id, paymentId }: { id: number; paymentId: number }) {
  try {
    await RefundPayment.dispatch({ payment: paymentId }).dedup({ id: `${id}`, ttl: ONE_JOB_PER })
  } catch (error) {
    logger.error(
      { err: error, refund: id },
      'a refund could not be queued or done; it is tried again'
    )
  }
}
