import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { bookingStats } from '#queries/bookings/booking_stats'

export default class BookingStatsController {
  /** The caller's bookings in numbers: a guest's trips, the stays at a host's properties, an admin's all. */
  async show({ auth }: HttpContext) {
    return answer(await bookingStats(auth.getUserOrFail()))
  }
}
