import type { HttpContext } from '@adonisjs/core/http'
import { addBooking } from '#actions/bookings/add_booking'
import { answer, answerPage } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { listStays } from '#queries/bookings/list_bookings'
import { findListing } from '#queries/properties/find_listing'
import BookingTransformer from '#transformers/booking_transformer'
import { addBookingValidator, bookingListValidator } from '#validators/booking'

export default class PropertyBookingsController {
  async index({ auth, bouncer, params, request, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    const filters = await request.validateUsing(bookingListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listStays(viewer, property.id, filters)
    return answerPage(await serialize(BookingTransformer.transform(rows, viewer)), pagination)
  }

  /** Written down by host or admin, of a guest without an account (ADR 0068). */
  async store({ auth, bouncer, i18n, params, request, response, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    const { guest, guests, ...stay } = await request.validateUsing(addBookingValidator)

    const { id, isGuestTold } = await addBooking(
      property.id,
      actor,
      {
        ...stay,
        guests: { adults: guests.adults, children: guests.children ?? 0, pets: guests.pets ?? 0 },
        guest: {
          firstName: guest.firstName,
          lastName: guest.lastName ?? null,
          phone: guest.phone ?? null,
          email: guest.email ?? null,
        },
        total: stay.total ?? null,
        isPaid: stay.isPaid ?? false,
        hostNotes: stay.hostNotes ?? null,
      },
      idempotencyKey(request)
    )
    response.status(201)
    const written = await findBooking(id)
    return answer(
      await serialize(BookingTransformer.transform(written, actor, isGuestTold)),
      i18n.t('bookings.added')
    )
  }
}
