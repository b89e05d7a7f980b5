import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { listTrips } from '#queries/bookings/list_bookings'
import BookingTransformer from '#transformers/booking_transformer'
import { bookingListValidator } from '#validators/booking'

/** A person's own trips, whatever their role. */
export default class GuestBookingsController {
  async index({ auth, request, serialize }: HttpContext) {
    const guest = auth.getUserOrFail()
    const {
      page = 1,
      limit = LIMITS.list,
      ...filters
    } = await request.validateUsing(bookingListValidator, { data: queryOf(request) })
    const { rows, total } = await listTrips(guest, { ...filters, page, limit })
    return answerPage(await serialize(BookingTransformer.transform(rows, guest)), {
      total,
      page,
      limit,
    })
  }
}
