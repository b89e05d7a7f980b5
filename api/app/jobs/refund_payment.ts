import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import queueConfig from '#config/queue'
import { refundPayment } from '#actions/payments/refund_payment'

/** Without a worker the caller would wait through all pauses; the clock tries again (check_payments). */
const RETRIES = queueConfig.default === 'sync' ? 0 : 8

/** Sends one payment back; tried again with growing pauses while the gateway cannot do it. */
export default class RefundPayment extends Job<{ payment: number }> {
  static options: JobOptions = { maxRetries: RETRIES, removeOnFail: { age: '30d' } }

  async execute() {
    await refundPayment(this.payload.payment)
  }

  async failed(error: Error) {
    logger.error({ err: error, payment: this.payload.payment }, 'a refund could not be made')
  }
}
