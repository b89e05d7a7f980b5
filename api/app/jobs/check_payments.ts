import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { checkPayments } from '#actions/payments/check_payments'

export default class CheckPayments extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await checkPayments()
  }
}
