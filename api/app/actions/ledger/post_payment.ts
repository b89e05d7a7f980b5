import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postTransaction } from '#actions/ledger/post_transaction'
import {
  moneyReceived,
  refundOwed,
  refundSent,
  stayPaid,
  type Posting,
  type TransactionKind,
} from '#domain/ledger'
import type { PaymentStatus } from '#domain/payment_lifecycle'
import { refundOf } from '#domain/payment_losses'
import type Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type Payment from '#models/payment'

type Stay = Pick<Booking, 'currency' | 'hostId' | 'kesRate' | 'quoteLines'>

/** With each, one transaction more. */
const SETTLED = ['paid', 'refundDue', 'refunded'] as const satisfies readonly PaymentStatus[]

/**
 * Brings the books up to what a payment's status says, in the transaction that changes it; does nothing when they
 * are. Call it with the booking held.
 */
export async function postPayment(trx: TransactionClientContract, payment: Payment, booking: Stay) {
  const { bookingId, currency, id: paymentId } = payment
  const { hostId } = booking
  const known = await LedgerTransaction.query({ client: trx })
    .where({ paymentId })
    .preload('entries')
  const posted = known.flatMap(({ entries }) => entries.map((entry) => entry.posting))
  const happenedAt = payment.updatedAt ?? payment.createdAt
  for (const [kind, postingsOf] of stepsOf(payment, booking)) {
    if (known.some((transaction) => transaction.kind === kind)) continue
    const postings = postingsOf(posted)
    posted.push(...postings.map((posting) => ({ hostId, ...posting })))
    const fact = `${kind}:payment:${paymentId}`
    const about = { kind, fact, bookingId, paymentId, hostId, currency, happenedAt }
    await postTransaction(trx, about, postings)
  }
}

type Step = [kind: TransactionKind, postings: (posted: Posting[]) => Posting[]]

/** Each follows from the ones before. */
function stepsOf(payment: Payment, stay: Stay) {
  const { amountMinor, currency, refundMinor, status } = payment
  const refund = refundOf(payment)
  /** A part goes back of the payment that a stay was called off with. */
  const isForStay = status === 'paid' || refundMinor !== null
  const kesRate = currency === stay.currency ? null : stay.kesRate
  const settled = SETTLED.findIndex((one) => one === status)
  /** Nothing goes back of what a guest's bank has taken back itself. */
  const isLost = refund === 0 && (payment.lostMinor ?? 0) > 0
  const reached = isLost ? Math.min(settled, 0) : settled
  const steps: Step[] = [
    [
      'settlement',
      () =>
        isForStay ? stayPaid(stay.quoteLines, amountMinor, kesRate) : moneyReceived(amountMinor),
    ],
    [
      'refundDue',
      (posted) => refundOwed(posted, refund, isForStay ? stay.quoteLines : [], kesRate),
    ],
    ['refund', () => refundSent(refund)],
  ]
  return steps.slice(0, reached + 1)
}
