import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { listStays } from '#queries/bookings/list_bookings'
import { findListing } from '#queries/properties/find_listing'
import BookingTransformer from '#transformers/booking_transformer'
import { bookingListValidator } from '#validators/booking'

export default class PropertyBookingsController {
  async index({ auth, bouncer, params, request, serialize }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    const filters = await request.validateUsing(bookingListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listStays(property.id, filters)
    return answerPage(
      await serialize(BookingTransformer.transform(rows, auth.getUserOrFail())),
      pagination
    )
  }
}
