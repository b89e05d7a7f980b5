import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { refundSent, type Posting } from '#domain/ledger'
import { paymentLost } from '#domain/stay_postings'
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
  const posted = known.flatMap(({ entries }) => entries.map((entry) => entry.posting))
  const kesRate = currency === stay.currency ? null : stay.kesRate
  const postings = [
    ...paymentLost(posted, amount, stay.quoteLines, kesRate),
    ...refundSent(ofRefunds),
  ]
  const fact = `loss:payment:${paymentId}:${event}`
  const happenedAt = DateTime.utc()
  const about = { kind: 'loss' as const, fact, bookingId, paymentId, hostId, currency, happenedAt }
  await postTransaction(trx, about, postings)
  return sharesIn(postings, hostId)
}

function sharesIn(postings: readonly Posting[], hostOfStay: number) {
  return postings
    .filter(({ account }) => account === 'hostPayable')
    .map(({ amount, hostId = hostOfStay }) => ({ hostId, amount }))
}
