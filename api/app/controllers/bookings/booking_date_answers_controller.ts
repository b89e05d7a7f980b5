import type { HttpContext } from '@adonisjs/core/http'
import { agreeDates } from '#actions/bookings/agree_dates'
import { declineDates } from '#actions/bookings/decline_dates'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { answerDatesValidator } from '#validators/booking_change'

/** Yes or no to other dates, by the one who was asked (ADR 0079). */
export default class BookingDateAnswersController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    const { change } = await request.validateUsing(answerDatesValidator)

    const isDue = await agreeDates(booking, actor, change)
    const decided = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(decided, actor)),
      i18n.t(isDue ? 'bookings.datesAgreed' : 'bookings.datesChanged')
    )
  }

  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    const { change } = await request.validateUsing(answerDatesValidator)

    await declineDates(booking, actor, change)
    const decided = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(decided, actor)),
      i18n.t('bookings.datesDeclined')
    )
  }
}
