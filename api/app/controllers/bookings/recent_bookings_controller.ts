import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { recentBookings } from '#queries/bookings/list_bookings'
import BookingTransformer from '#transformers/booking_transformer'
import { recentBookingsValidator } from '#validators/booking'

export default class RecentBookingsController {
  async index({ auth, request, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const { limit = LIMITS.recentBookings } = await request.validateUsing(recentBookingsValidator, {
      data: queryOf(request),
    })
    const bookings = await recentBookings(viewer, limit)
    return answer(await serialize(BookingTransformer.transform(bookings, viewer)))
  }
}
