import type { HttpContext } from '@adonisjs/core/http'
import { markNoShow } from '#actions/bookings/mark_no_show'
import { undoNoShow } from '#actions/bookings/undo_no_show'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'

export default class BookingNoShowsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('noShow', booking)

    await markNoShow(booking, actor, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.noShow')
    )
  }

  /** Takes it back, for fifteen minutes. */
  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('undoNoShow', booking)

    await undoNoShow(booking, actor, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.undone')
    )
  }
}
