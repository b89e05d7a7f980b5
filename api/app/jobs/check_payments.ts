import { Job } from '@adonisjs/queue'
import { checkPayments } from '#actions/payments/check_payments'

/** Every minute: payments and refunds that nobody else looks after (domain/payment_lifecycle). */
export default class CheckPayments extends Job<Record<string, never>> {
  async execute() {
    await checkPayments()
  }
}
