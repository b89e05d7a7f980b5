import { hasCome } from '#domain/payment_lifecycle'
import type Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type { Receipt } from '#models/shapes'

/** What has been paid for a stay. @param booking with its payments and their refunds */
export async function findReceipt(booking: Booking): Promise<Receipt> {
  const facts = await LedgerTransaction.query()
    .where({ bookingId: booking.id, kind: 'settlement' })
    .orderBy('id')
  const paidAt = new Map(facts.map((fact) => [fact.paymentId, fact.happenedAt]))
  const payments = booking.payments
    .filter(({ status }) => hasCome(status))
    .map((payment) => ({ payment, paidAt: paidAt.get(payment.id) ?? payment.createdAt }))
  const inOrder = payments.toSorted((one, other) => one.payment.id - other.payment.id)
  return { booking, payments: inOrder }
}
