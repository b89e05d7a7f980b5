import type { HttpContext } from '@adonisjs/core/http'
import { startPayment } from '#actions/payments/start_payment'
import { idempotencyKey } from '#http/idempotency_key'
import { answerPayment } from '#http/payment_answer'
import PaymentPolicy from '#policies/payment_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { startPaymentValidator } from '#validators/payment'

export default class PaymentsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request, response } = ctx
    const guest = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(PaymentPolicy).authorize('pay', booking)
    const means = await request.validateUsing(startPaymentValidator, {
      messagesProvider: i18n.createMessagesProvider('payments'),
    })

    const { gateway = null, phone = null, token = null } = means
    const key = idempotencyKey(request)
    const state = await startPayment(booking, guest, { gateway, phone, token }, key)
    response.status(201)
    return answerPayment(ctx, state, booking)
  }
}
