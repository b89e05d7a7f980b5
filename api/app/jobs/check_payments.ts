import { Job } from '@adonisjs/queue'
import { checkPayments } from '#actions/payments/check_payments'

export default class CheckPayments extends Job<Record<string, never>> {
  async execute() {
    await checkPayments()
  }
}
