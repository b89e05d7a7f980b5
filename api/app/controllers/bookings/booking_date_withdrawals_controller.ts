import type { HttpContext } from '@adonisjs/core/http'
import { withdrawDates } from '#actions/bookings/decline_dates'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { answerDatesValidator } from '#validators/booking_change'

/** Takes a proposal of other dates back (ADR 0079). */
export default class BookingDateWithdrawalsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    const { change } = await request.validateUsing(answerDatesValidator)

    await withdrawDates(booking, actor, change)
    const decided = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(decided, actor)),
      i18n.t('bookings.datesWithdrawn')
    )
  }
}
