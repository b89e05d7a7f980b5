import { Job } from '@adonisjs/queue'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'

/** Every minute (ADR 0064). */
export default class EndUnpaidStays extends Job<Record<string, never>> {
  async execute() {
    await remindOfPayments()
    await endUnpaidStays()
  }
}
