import { notFound } from '#exceptions/refusal'
import PaymentEvent from '#models/payment_event'

/** @throws Refusal 404 when there is none */
export async function findPaymentEvent(id: number) {
  const found = await PaymentEvent.query()
    .where('id', id)
    .preload('payment')
    .preload('transfer')
    .preload('discrepancy')
    .first()
  if (!found) throw notFound()
  return found
}
