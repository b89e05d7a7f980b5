import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { postPayment, refundFact } from '#actions/ledger/post_payment'
import { postTransaction } from '#actions/ledger/post_transaction'
import { requestRefund } from '#actions/payments/request_refund'
import { netOf, type Posting } from '#domain/ledger'
import { refundParts, type RefundReason } from '#domain/refunds'
import { stayCheaper } from '#domain/stay_postings'
import type Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type Payment from '#models/payment'
import type Refund from '#models/refund'

type Former = Pick<Booking, 'quoteLines' | 'totalMinor'>
type Part = ReturnType<typeof refundParts<Payment>>[number]

/**
 * Owes the guest what a paid stay costs less than before; host, fee and taxes have what they would have of a stay booked so (ADR
 * 0084). Of several payments the newest goes back first. Call it with the booking held.
 * @param booking with its new price
 * @param payments of the stay, the oldest first, with their refunds
 * @param former what it cost before
 * @param reason why it costs less
 */
export async function giveDifferenceBack(
  trx: TransactionClientContract,
  booking: Booking,
  payments: readonly Payment[],
  former: Former,
  actor: { id: number },
  reason: RefundReason = 'otherDates'
) {
  const whole = former.totalMinor - booking.totalMinor
  const parts = refundParts(payments, whole, former.totalMinor)
  const taken: Posting[] = []
  /* Of M-Pesa there is none for less than half a shilling: it moves whole ones. */
  for (const part of parts) {
    const { amountMinor, payment, priceMinor } = part
    const held = await postedOf(trx, payment)
    const refund = { reason, amountMinor, priceMinor }
    const requested = await requestRefund(trx, payment, refund)
    const isRest = part === parts.at(-1)
    const isSame = parts.every((one) => one.payment.currency === payment.currency)
    if (isRest && isSame) {
      const own = payments.length > 1 ? held : null
      await postRest(trx, booking, payment, requested, former, { taken, held: own })
    }
    await postPayment(trx, payment, booking)
    taken.push(...held.map(({ account, amount }) => ({ account, amount: -amount })))
    await tellOf(trx, part, actor)
  }
}

/** What the payments that go back whole leave of the difference of the lines. */
async function postRest(
  trx: TransactionClientContract,
  booking: Booking,
  payment: Payment,
  refund: Refund,
  former: Former,
  { held, taken }: { held: readonly Posting[] | null; taken: readonly Posting[] }
) {
  const { hostId, id: bookingId } = booking
  const { currency, id: paymentId } = payment
  const kesRate = currency === booking.currency ? null : booking.kesRate
  const fact = refundFact('refundDue', payment, refund)
  const happenedAt = refund.createdAt
  const [before, after] = [former.quoteLines, booking.quoteLines]
  await postTransaction(
    trx,
    { kind: 'refundDue', fact, bookingId, paymentId, hostId, currency, happenedAt },
    stayCheaper(before, after, refund.amountMinor, kesRate, taken, held)
  )
}

/** Of the stay: its host keeps what was granted of the deposit. */
async function postedOf(trx: TransactionClientContract, { id }: Payment) {
  const facts = await LedgerTransaction.query({ client: trx })
    .where('payment_id', id)
    .preload('entries')
  return netOf(facts.flatMap(({ postings }) => postings).filter(({ isGranted }) => !isGranted))
}

function tellOf(
  trx: TransactionClientContract,
  { amountMinor, payment }: Part,
  actor: { id: number }
) {
  const { bookingId, currency, gateway, id, status } = payment
  return recordAudit(trx, {
    actor,
    action: 'payment.refundDue',
    subject: { type: 'payment', id },
    message: { name: 'payment.refundDue', booking: bookingId, gateway },
    before: { status, currency },
    after: { status, refundMinor: amountMinor, currency },
  })
}
