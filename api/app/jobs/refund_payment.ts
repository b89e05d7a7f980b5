import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import queueConfig, { PAYMENTS } from '#config/queue'
import { refundPayment } from '#actions/payments/refund_payment'

/** The sync driver would block the caller during pauses; check_payments retries instead. */
const RETRIES = queueConfig.default === 'sync' ? 0 : 8

/** Refunds one payment, retried with growing pauses. */
export default class RefundPayment extends Job<{ payment: number }> {
  static options: JobOptions = { queue: PAYMENTS, maxRetries: RETRIES }

  async execute() {
    await refundPayment(this.payload.payment)
  }

  async failed(error: Error) {
    logger.error({ err: error, payment: this.payload.payment }, 'a refund could not be made')
  }
}
