import type { HttpContext } from '@adonisjs/core/http'
import { approveBooking } from '#actions/bookings/approve_booking'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { editKnown, orShowCurrent } from '#http/precondition'
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

    const known = editKnown(request)
    const current = async () =>
      serialize(BookingTransformer.transform(await findBooking(booking.id), actor))
    const key = idempotencyKey(request)
    await orShowCurrent(() => approveBooking(booking, actor, hostNotes, key, known), current)
    return answer(await current(), i18n.t('bookings.approved'))
  }
}
