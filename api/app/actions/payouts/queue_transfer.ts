import logger from '@adonisjs/core/services/logger'
import SendTransfer from '#jobs/send_transfer'

/** Queues what M-Pesa is to send, after the commit. If the queue is unreachable, check_transfers queues it later. */
export async function queueTransfer(transfer: number) {
  try {
    await SendTransfer.dispatch({ transfer })
  } catch (error) {
    logger.error(
      { err: error, transfer },
      'a payout could not be queued or sent; it is tried again'
    )
  }
}
