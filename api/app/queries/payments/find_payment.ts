import { notFound } from '#exceptions/refusal'
import Payment from '#models/payment'

/**
 * Finds an attempt by its intent id, or the last one.
 * @throws Refusal 404 when the booking has no such attempt
 */
export async function findPayment(bookingId: number, intentId: string | null) {
  const payment = await Payment.query()
    .where({ bookingId, ...(intentId && { intentId }) })
    .orderBy('id', 'desc')
    .first()
  if (!payment) throw notFound()
  return payment
}
