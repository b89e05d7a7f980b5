import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Currency } from '#domain/money'
import { DISPUTE_LOST } from '#domain/payment_events'
import { takenOf } from '#domain/payment_losses'
import { readCardEvent } from '#services/payments/paystack_answers'

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

/**
 * What a guest's bank has said last that it takes of a payment and is not booked; null unless it was lost. Minor units, null where it does
 * not say. `receipt` is the number of the dispute, of which a payment may have several.
 */
export async function lossSaidOf(trx: TransactionClientContract, payment: LostPayment) {
  const events = trx
    .from('payment_events as disputes')
    .where({ 'disputes.payment_id': payment.id, 'disputes.verdict': 'disputed' })
    .where('disputes.kind', DISPUTE_LOST)
    .where(isNewest)
  const said: Said | null = await events
    .orderBy('disputes.id', 'desc')
    .select('disputes.id as id', 'disputes.receipt as receipt')
    .select('disputes.amount_minor as amount', 'disputes.body as body')
    .first()
  if (!said) return null
  const amountMinor = said.amount === null ? amountIn(said.body, payment) : Number(said.amount)
  return { id: said.id, receipt: said.receipt, amountMinor }
}

type Said = { id: number; receipt: string | null; amount: number | string | null; body: string }
type LostPayment = { id: number; amountMinor: number; currency: Currency }

/** Of a word that came before amounts were kept beside it. */
function amountIn(body: string, payment: LostPayment) {
  const said = readCardEvent(body)
  return said && takenOf(said.taken, payment)
}

/** Whether a guest's bank asks for a payment, or has it and that is not booked yet: nothing of it is sent back, or it would go twice. */
export async function isAskedFor(client: QueryClientContract, paymentId: number) {
  const standing = await client
    .from('payment_events as disputes')
    .where({ 'disputes.payment_id': paymentId, 'disputes.verdict': 'disputed' })
    .where('disputes.kind', 'like', DISPUTE_KINDS)
    .where(isNewest)
    .select('disputes.id')
    .first()
  return standing !== null
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

/** Nothing waits for it any more. @param receipt as for disputesOf */
export async function endDisputes(
  trx: TransactionClientContract,
  paymentId: number,
  receipt: string | null
) {
  await disputesOf(trx, paymentId, receipt)
    .where('verdict', 'disputed')
    .update({ verdict: 'heard' })
}

/**
 * What a gateway has said of a dispute of a payment.
 * @param receipt its number; null of all its disputes. What came without a number is about each
 */
export function disputesOf(client: QueryClientContract, paymentId: number, receipt: string | null) {
  const events = client
    .from('payment_events')
    .where('payment_id', paymentId)
    .where('kind', 'like', DISPUTE_KINDS)
  if (receipt === null) return events
  return events.where((own) => own.where({ receipt }).orWhereNull('receipt'))
}

function ofFacts(events: DatabaseQueryBuilderContract) {
  return events
    .from('payment_events as disputes')
    .whereColumn('disputes.payment_id', 'facts.payment_id')
    .where('disputes.verdict', 'disputed')
}

/**
 * Of each of a gateway's disputes the newest word counts: a last one that is believed says that it is over. One without a number is about
 * all of the payment.
 */
function isNewest(disputed: DatabaseQueryBuilderContract) {
  disputed.whereNotExists((newer) => {
    newer
      .from('payment_events as newer')
      .whereColumn('newer.payment_id', 'disputes.payment_id')
      .whereColumn('newer.id', '>', 'disputes.id')
      .where({ 'newer.kind': DISPUTE_LOST, 'newer.verdict': 'heard' })
      .where((same) => {
        same.whereColumn('newer.receipt', 'disputes.receipt')
        same.orWhereNull('newer.receipt').orWhereNull('disputes.receipt')
      })
  })
}
