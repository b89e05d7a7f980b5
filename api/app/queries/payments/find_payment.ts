import { notFound } from '#exceptions/refusal'
import Payment from '#models/payment'

/**
 * One attempt to pay for a booking, by the name its guest was given.
 * @throws Refusal 404 when the booking has no such attempt
 */
export async function findPayment(bookingId: number, intentId: string) {
  const payment = await Payment.query().where({ bookingId, intentId }).first()
  if (!payment) throw notFound()
  return payment
}
