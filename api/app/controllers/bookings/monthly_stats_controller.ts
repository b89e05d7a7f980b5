import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { monthlyStats } from '#queries/bookings/monthly_stats'

export default class MonthlyStatsController {
  async index({ auth, bouncer }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    return answer(await monthlyStats(auth.getUserOrFail()))
  }
}
