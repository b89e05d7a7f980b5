import type { HttpContext } from '@adonisjs/core/http'
import { checkInGuest } from '#actions/bookings/check_in_guest'
import { undoCheckIn } from '#actions/bookings/undo_check_in'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'

export default class BookingArrivalsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('checkIn', booking)

    await checkInGuest(booking, actor, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.checkedIn')
    )
  }
  /** Takes it back, for fifteen minutes. */
  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('undoCheckIn', booking)

    await undoCheckIn(booking, actor, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.undone')
    )
  }
}
