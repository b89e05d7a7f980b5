import type { HttpContext } from '@adonisjs/core/http'
import { confirmPayment } from '#actions/payments/confirm_payment'
import { idempotencyKey } from '#http/idempotency_key'
import { answerPayment } from '#http/payment_answer'
import PaymentPolicy from '#policies/payment_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { findPayment } from '#queries/payments/find_payment'
import { confirmPaymentValidator } from '#validators/payment'

export default class PaymentConfirmationsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request } = ctx
    const booking = await findBooking(params.id)
    await bouncer.with(PaymentPolicy).authorize('pay', booking)
    const { paymentIntentId } = await request.validateUsing(confirmPaymentValidator, {
      messagesProvider: i18n.createMessagesProvider('payments'),
    })

    const payment = await findPayment(booking.id, paymentIntentId ?? null)
    const state = await confirmPayment(payment, auth.getUserOrFail(), idempotencyKey(request))
    return answerPayment(ctx, state, booking)
  }
}
