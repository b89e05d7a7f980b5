import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DISPUTE_LOST } from '#domain/payment_events'

/** Paystack’s: `create`, `remind`, `resolve`. */
const DISPUTE_KINDS = 'charge.dispute.%'

/** Disputes of the payment of `facts`, by a gateway or by what does not fit together. */
export function disputes(events: DatabaseQueryBuilderContract) {
  ofFacts(events).where((standing) => {
    standing.whereNot('disputes.kind', 'like', DISPUTE_KINDS).orWhere(isNewest)
  })
}

/** Of the payment of `facts`: its guest's bank has the money. */
export function losses(events: DatabaseQueryBuilderContract) {
  isNewest(ofFacts(events).where('disputes.kind', DISPUTE_LOST))
}

/** What a guest's bank has said last that it takes of a payment; null unless it was lost. Minor units, null where it does not say. */
export async function lossSaidOf(trx: TransactionClientContract, paymentId: number) {
  const events = trx
    .from('payment_events as disputes')
    .where({ 'disputes.payment_id': paymentId, 'disputes.verdict': 'disputed' })
    .where('disputes.kind', DISPUTE_LOST)
    .where(isNewest)
  const said: { id: number; amount: number | string | null } | null = await events
    .orderBy('disputes.id', 'desc')
    .select('disputes.id as id', 'disputes.amount_minor as amount')
    .first()
  return said && { id: said.id, amountMinor: said.amount === null ? null : Number(said.amount) }
}

/** Payments whose guest's bank has the money, the oldest first. */
export async function allLosses(client: QueryClientContract, limit: number) {
  const rows: { id: number; bookingId: number }[] = await client
    .from('payments')
    .whereIn('payments.id', (lost) => {
      isNewest(
        lost
          .from('payment_events as disputes')
          .where({ 'disputes.verdict': 'disputed', 'disputes.kind': DISPUTE_LOST })
          .select('disputes.payment_id')
      )
    })
    .orderBy('payments.id')
    .limit(limit)
    .select('payments.id as id', 'payments.booking_id as bookingId')
  return rows
}

/** Nothing waits for it any more. */
export async function endDisputes(trx: TransactionClientContract, paymentId: number) {
  await trx
    .from('payment_events')
    .where({ payment_id: paymentId, verdict: 'disputed' })
    .where('kind', 'like', DISPUTE_KINDS)
    .update({ verdict: 'heard' })
}

function ofFacts(events: DatabaseQueryBuilderContract) {
  return events
    .from('payment_events as disputes')
    .whereColumn('disputes.payment_id', 'facts.payment_id')
    .where('disputes.verdict', 'disputed')
}

/** Of a gateway's disputes the newest word counts: it may be that it is over. */
function isNewest(disputed: DatabaseQueryBuilderContract) {
  disputed.whereNotExists((newer) => {
    newer
      .from('payment_events as newer')
      .whereColumn('newer.payment_id', 'disputes.payment_id')
      .whereColumn('newer.id', '>', 'disputes.id')
      .where('newer.kind', 'like', DISPUTE_KINDS)
      .where('newer.verdict', 'heard')
  })
}
