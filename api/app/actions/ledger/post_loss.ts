import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { refundSent, sumOf, type Posting } from '#domain/ledger'
import { paymentLost } from '#domain/loss_postings'
import type Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import type Payment from '#models/payment'

type Stay = Pick<Booking, 'currency' | 'hostId' | 'kesRate' | 'quoteLines'>

/**
 * Posts what a guest's bank took back of a payment, which is on the books. Call it with the booking held.
 * @param loss minor units, of what the payment is for and `ofRefunds` of what was to go back; `event` is the bank's word, each of which
 * is posted once
 * @returns minor units of each host who held a share of it
 */
export async function postLoss(
  trx: TransactionClientContract,
  payment: Payment,
  stay: Stay,
  { amount, event, ofRefunds }: { amount: number; event: number; ofRefunds: number }
) {
  const { bookingId, currency, id: paymentId } = payment
  const { hostId } = stay
  const known = await LedgerTransaction.query({ client: trx })
    .where({ paymentId })
    .preload('entries')
  const posted = known.flatMap(({ postings }) => postings)
  const kesRate = currency === stay.currency ? null : stay.kesRate
  const { granted, ofStay } = paymentLost(posted, amount, stay.quoteLines, kesRate)
  const about = { bookingId, paymentId, hostId, currency, happenedAt: DateTime.utc() }
  for (const [kind, postings] of [
    ['loss', [...ofStay, ...refundSent(ofRefunds)]],
    ['depositLoss', granted],
  ] as const) {
    const fact = `${kind}:payment:${paymentId}:${event}`
    if (postings.length > 0) await postTransaction(trx, { kind, fact, ...about }, postings)
  }
  return sharesIn([...ofStay, ...granted], hostId)
}

function sharesIn(postings: readonly Posting[], hostOfStay: number) {
  const shares = postings.filter(({ account }) => account === 'hostPayable')
  const byHost = Map.groupBy(shares, ({ hostId = hostOfStay }) => hostId)
  return [...byHost].map(([hostId, own]) => ({ hostId, amount: sumOf(own) }))
}
