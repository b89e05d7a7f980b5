import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'

/** Every minute (ADR 0064). */
export default class EndUnpaidStays extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await remindOfPayments()
    await endUnpaidStays()
  }
}
