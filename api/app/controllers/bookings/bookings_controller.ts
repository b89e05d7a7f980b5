import type { HttpContext } from '@adonisjs/core/http'
import { reserveStay } from '#actions/bookings/reserve_stay'
import { updateBooking } from '#actions/bookings/update_booking'
import { answer, answerPage } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { editKnown, orShowCurrent } from '#http/precondition'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { listBookings } from '#queries/bookings/list_bookings'
import BookingTransformer from '#transformers/booking_transformer'
import {
  bookingListValidator,
  reserveStayValidator,
  updateBookingValidator,
} from '#validators/booking'

export default class BookingsController {
  async index({ auth, request, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const filters = await request.validateUsing(bookingListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listBookings(viewer, filters)
    return answerPage(await serialize(BookingTransformer.transform(rows, viewer)), pagination)
  }

  async store({ auth, bouncer, i18n, request, response, serialize }: HttpContext) {
    const guest = auth.getUserOrFail()
    await bouncer.with(BookingPolicy).authorize('create')
    const stay = await request.validateUsing(reserveStayValidator)
    const { adults, children = 0, pets = 0 } = stay.guests
    const booking = await reserveStay(
      guest,
      {
        ...stay,
        guests: { adults, children, pets },
        specialRequests: stay.specialRequests ?? null,
      },
      idempotencyKey(request)
    )
    response.status(201)
    const written = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(written, guest)),
      i18n.t('bookings.created')
    )
  }

  async show({ auth, bouncer, params, serialize }: HttpContext) {
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('view', booking)
    return answer(await serialize(BookingTransformer.transform(booking, auth.getUserOrFail())))
  }

  /** Guest: requests and guests while pending; host: notes. */
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('view', booking)
    const changes = await request.validateUsing(updateBookingValidator)

    const known = editKnown(request)
    const current = async () =>
      serialize(BookingTransformer.transform(await findBooking(booking.id), actor))
    await orShowCurrent(() => updateBooking(booking, actor, changes, known), current)
    return answer(await current(), i18n.t('bookings.updated'))
  }
}
