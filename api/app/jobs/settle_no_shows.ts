import { Job } from '@adonisjs/queue'
import { settleNoShows } from '#actions/bookings/settle_no_shows'

/** Every minute (ADR 0067). */
export default class SettleNoShows extends Job<Record<string, never>> {
  async execute() {
    await settleNoShows()
  }
}
