import { notFound } from '#exceptions/refusal'
import Payment from '#models/payment'

/** Finds an attempt by its intent id. @throws Refusal 404 when the booking has no such attempt */
export async function findPayment(bookingId: number, intentId: string) {
  const payment = await Payment.query().where({ bookingId, intentId }).first()
  if (!payment) throw notFound()
  return payment
}
