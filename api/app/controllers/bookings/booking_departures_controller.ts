import type { HttpContext } from '@adonisjs/core/http'
import { checkOutGuest } from '#actions/bookings/check_out_guest'
import { undoCheckOut } from '#actions/bookings/undo_check_out'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { editKnown, orShowCurrent } from '#http/precondition'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { hostNotesValidator } from '#validators/booking'

export default class BookingDeparturesController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('checkOut', booking)
    const { hostNotes } = await request.validateUsing(hostNotesValidator)

    const known = editKnown(request)
    const current = async () =>
      serialize(BookingTransformer.transform(await findBooking(booking.id), actor))
    const key = idempotencyKey(request)
    await orShowCurrent(() => checkOutGuest(booking, actor, hostNotes, key, known), current)
    return answer(await current(), i18n.t('bookings.checkedOut'))
  }
  /** Takes it back, for fifteen minutes. */
  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('undoCheckOut', booking)

    await undoCheckOut(booking, actor, idempotencyKey(request))
    const moved = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(moved, actor)),
      i18n.t('bookings.undone')
    )
  }
}
