import type { HttpContext } from '@adonisjs/core/http'
import { notePayment, undoPaymentNote } from '#actions/payments/note_payment'
import { answer } from '#http/answer'
import PaymentPolicy from '#policies/payment_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'

export default class PaymentNotesController {
  async update({ auth, bouncer, i18n, params, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(PaymentPolicy).authorize('note', booking)

    await notePayment(booking, actor)
    const noted = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(noted, actor)),
      i18n.t('bookings.paymentNoted')
    )
  }

  /** Takes it back, for fifteen minutes. */
  async destroy({ auth, bouncer, i18n, params, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(PaymentPolicy).authorize('note', booking)

    await undoPaymentNote(booking, actor)
    const undone = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(undone, actor)),
      i18n.t('bookings.undone')
    )
  }
}
