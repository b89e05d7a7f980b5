import logger from '@adonisjs/core/services/logger'
import RefundPayment from '#jobs/refund_payment'

/**
 * Has a payment sent back, after the transaction that decided so. Should the queue be out of reach, the clock
 * finds the payment later (check_payments): what is owed is written down.
 */
export async function queueRefund(payment: number) {
  try {
    await RefundPayment.dispatch({ payment })
  } catch (error) {
    logger.error({ err: error, payment }, 'a refund could not be queued or done; it is tried again')
  }
}
