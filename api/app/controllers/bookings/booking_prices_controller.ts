import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { lowerPrice } from '#actions/bookings/lower_price'
import { toMinor } from '#domain/money'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { editKnown, orShowCurrent } from '#http/precondition'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { quoteLowered } from '#services/lowered_prices'
import BookingTransformer from '#transformers/booking_transformer'
import LoweredPriceTransformer from '#transformers/lowered_price_transformer'
import { loweredPriceValidator, lowerPriceValidator } from '#validators/booking_change'

/** A lower price for a stay whose guest has left early (ADR 0151). */
export default class BookingPricesController {
  /** What it would cost. */
  async show({ auth, bouncer, params, request, serialize }: HttpContext) {
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('runStay', booking)
    const { less } = await request.validateUsing(loweredPriceValidator, { data: queryOf(request) })
    const asked = less === undefined ? null : toMinor(less)
    const found = await quoteLowered(booking, auth.getUserOrFail(), asked, db.connection())
    return answer(await serialize(LoweredPriceTransformer.transform(found)))
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('runStay', booking)
    const wanted = await request.validateUsing(lowerPriceValidator)

    const asked = { edit: editKnown(request), key: idempotencyKey(request) }
    const current = async () =>
      serialize(BookingTransformer.transform(await findBooking(booking.id), actor))
    await orShowCurrent(() => lowerPrice(booking, actor, wanted, asked), current)
    return answer(await current(), i18n.t('bookings.priceLowered'))
  }
}
