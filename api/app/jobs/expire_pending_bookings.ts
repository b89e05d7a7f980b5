import { Job } from '@adonisjs/queue'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'

/** Every minute (decisions, §4). */
export default class ExpirePendingBookings extends Job<Record<string, never>> {
  async execute() {
    await expirePendingBookings()
  }
}
