import type { HttpContext } from '@adonisjs/core/http'
import { approveBooking } from '#actions/bookings/approve_booking'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { hostNotesValidator } from '#validators/booking'

export default class BookingApprovalsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('approve', booking)
    const { hostNotes } = await request.validateUsing(hostNotesValidator)

    await approveBooking(booking, actor, hostNotes, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.approved')
    )
  }
}
