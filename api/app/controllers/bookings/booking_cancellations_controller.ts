import type { HttpContext } from '@adonisjs/core/http'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { cancelBookingValidator } from '#validators/booking'

export default class BookingCancellationsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('cancel', booking)
    const { cancellationReason, ...shown } = await request.validateUsing(cancelBookingValidator)

    const asked = { ...shown, key: idempotencyKey(request) }
    await cancelBooking(booking, actor, cancellationReason ?? null, asked)
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.cancelled')
    )
  }
}
