import type { HttpContext } from '@adonisjs/core/http'
import { changeProperty } from '#actions/bookings/change_property'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { otherProperties } from '#queries/bookings/other_properties'
import BookingTransformer from '#transformers/booking_transformer'
import OtherPropertyTransformer from '#transformers/other_property_transformer'
import { changePropertyValidator, otherPropertiesValidator } from '#validators/booking_change'

/** Another listing of the host for a stay (ADR 0117). */
export default class BookingPropertiesController {
  async index({ bouncer, params, request, serialize }: HttpContext) {
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('runStay', booking)
    const asked = await request.validateUsing(otherPropertiesValidator, { data: queryOf(request) })
    const { rows, pagination } = await otherProperties(booking, asked)
    const data = await serialize(OtherPropertyTransformer.transform(rows))
    return answerPage(data, pagination)
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('runStay', booking)
    const { property } = await request.validateUsing(changePropertyValidator)

    await changeProperty(booking, actor, property)
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.propertyChanged')
    )
  }
}
