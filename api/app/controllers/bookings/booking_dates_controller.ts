import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { proposeDates } from '#actions/bookings/propose_dates'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { quoteOtherDates } from '#services/other_dates'
import BookingTransformer from '#transformers/booking_transformer'
import OtherDatesTransformer from '#transformers/other_dates_transformer'
import { otherDatesValidator, proposeDatesValidator } from '#validators/booking_change'

/** Other dates for an agreed stay (ADR 0079). */
export default class BookingDatesController {
  /** What they would cost. */
  async show({ auth, bouncer, params, request, serialize }: HttpContext) {
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    const stay = await request.validateUsing(otherDatesValidator, { data: queryOf(request) })
    const proposer = booking.proposerFor(auth.getUserOrFail())
    const found = await quoteOtherDates(booking, stay, proposer, db.connection())
    return answer(await serialize(OtherDatesTransformer.transform({ ...stay, ...found })))
  }

  async store({ auth, bouncer, i18n, params, request, response, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    const wanted = await request.validateUsing(proposeDatesValidator)

    await proposeDates(booking, actor, wanted)
    response.status(201)
    const asked = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(asked, actor)),
      i18n.t('bookings.datesProposed')
    )
  }
}
