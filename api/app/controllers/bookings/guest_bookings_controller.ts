import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { listTrips } from '#queries/bookings/list_bookings'
import BookingTransformer from '#transformers/booking_transformer'
import { tripListValidator } from '#validators/booking'

export default class GuestBookingsController {
  async index({ auth, request, serialize }: HttpContext) {
    const guest = auth.getUserOrFail()
    const filters = await request.validateUsing(tripListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listTrips(guest, filters)
    return answerPage(await serialize(BookingTransformer.transform(rows, guest)), pagination)
  }
}
