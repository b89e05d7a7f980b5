import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { bookingStats } from '#queries/bookings/booking_stats'

export default class BookingStatsController {
  async show({ auth }: HttpContext) {
    return answer(await bookingStats(auth.getUserOrFail()))
  }
}
