import { movedOf, type Span } from '#domain/mpesa_statement'
import type { Moved } from '#domain/reconciliation'
import { addDays, todayInNairobi } from '#domain/stay'
import MpesaStatementLine from '#models/mpesa_statement_line'
import Payment from '#models/payment'
import Payout from '#models/payout'
import Refund from '#models/refund'
import { inBatches } from '#services/database/in_batches'

/** What statements have of these days: payments and refunds, and apart from them what may be payouts. */
export async function movedOnStatements({ first, last }: Span) {
  const lines = await MpesaStatementLine.query().whereBetween('day', [first, last]).orderBy('id')
  const received = lines.filter(({ movement }) => movement === 'payment')
  const names = await namesOf(received)
  const refunds = lines.filter(({ movement }) => movement === 'refund')
  const refunded = await refundedBy(refunds)
  const moved: Moved[] = [
    ...received.map((line) => {
      const one = movedOf(line, 'payment')
      return { ...one, of: names.get(line.receipt) ?? one.of }
    }),
    ...refunds.map((line) => {
      const one = movedOf(line, 'refund')
      return { ...one, of: one.of ?? refunded.get(line.receipt) ?? null }
    }),
  ]
  return { moved, paidOut: await paidOutAmong(lines) }
}

/** A payment that never got its receipt is known by its booking, its amount and its day, where only one is like that. */
async function namesOf(lines: readonly MpesaStatementLine[]) {
  const known = await receiptsOf(lines)
  const unknown = lines.filter(({ receipt }) => !known.has(receipt))
  const unnamed = await withoutReceipt(unknown.flatMap(({ bookingId }) => bookingId ?? []))
  const names = new Map<string, string>()
  for (const { amountMinor, bookingId, day, receipt } of unknown) {
    const alike = unnamed.filter((payment) => {
      const begun = todayInNairobi(payment.createdAt.toJSDate())
      const isThen = begun === day || begun === addDays(day, -1)
      return payment.bookingId === bookingId && payment.amountMinor === amountMinor && isThen
    })
    if (alike.length === 1) names.set(receipt, alike[0].intentId)
  }
  return names
}

/** Those that our books have: another try of the same stay may have none. */
async function receiptsOf(lines: readonly MpesaStatementLine[]) {
  const receipts = lines.map(({ receipt }) => receipt)
  const payments = await inBatches(receipts, (some) =>
    Payment.query().where('gateway', 'mpesa').whereIn('receipt', some)
  )
  return new Set(payments.map(({ receipt }) => receipt))
}

function withoutReceipt(bookings: readonly number[]) {
  return inBatches(bookings, (some) =>
    Payment.query().where('gateway', 'mpesa').whereNull('receipt').whereIn('booking_id', some)
  )
}

/** One that names no payment is known by its own receipt, which our books have of a refund. */
async function refundedBy(lines: readonly MpesaStatementLine[]) {
  const receipts = lines.filter(({ linked }) => linked === null).map(({ receipt }) => receipt)
  const refunds = await inBatches(receipts, (some) => Refund.query().whereIn('receipt', some))
  const payments = await inBatches(
    refunds.map(({ paymentId }) => paymentId),
    (some) => Payment.query().where('gateway', 'mpesa').whereIn('id', some)
  )
  const names = new Map(payments.map(({ id, intentId }) => [id, intentId]))
  return new Map(refunds.map(({ paymentId, receipt }) => [receipt, names.get(paymentId)]))
}

/** Money to people, and what the organisation moved under the reference of a payout. */
async function paidOutAmong(lines: readonly MpesaStatementLine[]) {
  const others = lines.filter(({ movement }) => movement === 'other')
  const ours = await inBatches(
    others.map(({ receipt }) => receipt),
    (some) => Payout.query().whereIn('reference', some)
  )
  const references = new Set(ours.map(({ reference }) => reference))
  return lines
    .filter(
      ({ movement, receipt }) =>
        movement === 'payout' || (movement === 'other' && references.has(receipt))
    )
    .map((line) => movedOf(line, 'payout'))
}
