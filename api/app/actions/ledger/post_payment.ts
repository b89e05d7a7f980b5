import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import {
  depositTaken,
  moneyReceived,
  netOf,
  refundSent,
  type Posting,
  type TransactionKind,
} from '#domain/ledger'
import { hasCome } from '#domain/payment_lifecycle'
import { refundWithDeposit, stayPaid } from '#domain/stay_postings'
import type Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type Payment from '#models/payment'

type Stay = Pick<Booking, 'currency' | 'hostId' | 'kesRate' | 'quoteLines'>

/**
 * Brings the books up to what a payment and its refunds say, in the transaction that changes them; does nothing when they
 * are. Call it with the booking held.
 * @param payment with its refunds
 */
export async function postPayment(trx: TransactionClientContract, payment: Payment, booking: Stay) {
  const { bookingId, currency, id: paymentId } = payment
  const { hostId } = booking
  const known = await LedgerTransaction.query({ client: trx })
    .where({ paymentId })
    .preload('entries')
  const posted = known.flatMap(({ postings }) => postings)
  for (const { fact, happenedAt, kind, postingsOf } of stepsOf(payment, booking)) {
    if (known.some((transaction) => transaction.fact === fact)) continue
    const postings = postingsOf(posted)
    posted.push(...postings.map((posting) => ({ hostId, ...posting })))
    const about = { kind, fact, bookingId, paymentId, hostId, currency, happenedAt }
    await postTransaction(trx, about, postings)
  }
}

type Step = {
  kind: TransactionKind
  fact: string
  happenedAt: DateTime
  postingsOf: (posted: Posting[]) => Posting[]
}

/** Each follows from the ones before. */
function stepsOf(payment: Payment, stay: Stay): Step[] {
  const { amountMinor, createdAt, currency, depositMinor, refunds, status, updatedAt } = payment
  if (!hasCome(status)) return []
  const kesRate = currency === stay.currency ? null : stay.kesRate
  /** What came too late, or twice, never was a host's. */
  const isForStay = refunds.every(({ reason }) => reason !== 'lateMoney')
  const settlement: Step = {
    kind: 'settlement',
    fact: settlementFact(payment),
    happenedAt: updatedAt ?? createdAt,
    postingsOf: () =>
      isForStay
        ? netOf([
            ...stayPaid(stay.quoteLines, amountMinor - depositMinor, kesRate),
            ...depositTaken(depositMinor),
          ])
        : moneyReceived(amountMinor),
  }
  const lines = isForStay ? stay.quoteLines : []
  const back = refunds.flatMap((refund): Step[] => {
    const due: Step = {
      kind: 'refundDue',
      fact: refundFact('refundDue', payment, refund),
      happenedAt: refund.createdAt,
      postingsOf: (posted) => {
        const { amountMinor: whole, depositMinor: deposit } = refund
        return refundWithDeposit(deposit, posted, whole - deposit, lines, kesRate)
      },
    }
    const sent: Step = {
      kind: 'refund',
      fact: refundFact('refund', payment, refund),
      happenedAt: refund.updatedAt,
      postingsOf: () => refundSent(refund.amountMinor),
    }
    /* Of one that the guest's bank took as a whole nothing was sent. */
    const isSent = refund.state === 'processed' && refund.amountMinor > 0
    return isSent ? [due, sent] : [due]
  })
  return [settlement, ...back]
}

export const settlementFact = ({ id }: Pick<Payment, 'id'>) => `settlement:payment:${id}`

/** The first one is named after its payment, as it was when there was no other. */
export function refundFact(
  kind: 'refundDue' | 'refund',
  { id, refunds }: Payment,
  refund: { id: number }
) {
  const isFirst = refunds[0].id === refund.id
  return `${kind}:payment:${id}${isFirst ? '' : `:${refund.id}`}`
}
