import logger from '@adonisjs/core/services/logger'
import SendTransfer from '#jobs/send_transfer'

/** Longer than a job's retries last, so that a failed one may be queued again. */
const ONE_JOB_PER = '1h'

/** Queues what M-Pesa is to send, after the commit. If the queue is unreachable, check_transfers queues it later. */
export async function queueTransfer(transfer: number) {
  try {
    await SendTransfer.dispatch({ transfer }).dedup({ id: `${transfer}`, ttl: ONE_JOB_PER })
  } catch (error) {
    logger.error(
      { err: error, transfer },
      'a payout could not be queued or sent; it is tried again'
    )
  }
}
