import type { HttpContext } from '@adonisjs/core/http'
import { changeStay } from '#actions/bookings/change_stay'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { changeStayValidator } from '#validators/booking_change'

/** Dates and price of a stay that was written down (ADR 0120). */
export default class BookingStaysController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('runStay', booking)
    const wanted = await request.validateUsing(changeStayValidator)

    const known = editKnown(request)
    const current = async () =>
      serialize(BookingTransformer.transform(await findBooking(booking.id), actor))
    await orShowCurrent(() => changeStay(booking, actor, wanted, known), current)
    return answer(await current(), i18n.t('bookings.stayChanged'))
  }
}
