import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { GRANTED_KINDS, sharePassedOn } from '#domain/ledger'
import type { Currency } from '#domain/money'

const GRANTED = `sum(case when facts.kind in (${GRANTED_KINDS.map(() => '?').join(', ')})
  then entries.amount_minor else 0 end) as granted`

type Share = {
  paymentId: number
  bookingId: number
  formerHost: number
  currency: Currency
  amount: number | string
  /** Of it, granted of the deposit. */
  granted: number | string
  lastEntry: number
}

/**
 * Passes what is owed for stays and in no payout yet on to the host who has them now. Who was paid out for a stay and owes a
 * part of it keeps owing it.
 */
export async function handOverShares(
  trx: TransactionClientContract,
  propertyId: number,
  hostId: number
) {
  const shares: Share[] = await trx
    .from('owed_entries')
    .join('ledger_entries as entries', 'entries.id', 'owed_entries.entry_id')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .join('bookings', 'bookings.id', 'facts.booking_id')
    .where({ 'bookings.property_id': propertyId, 'bookings.host_id': hostId })
    .whereNot('owed_entries.host_id', hostId)
    .groupBy('facts.payment_id', 'facts.booking_id', 'entries.host_id', 'entries.currency')
    .havingRaw('sum(entries.amount_minor) < 0')
    .select('facts.payment_id as paymentId', 'facts.booking_id as bookingId')
    .select('entries.host_id as formerHost', 'entries.currency as currency')
    .sum('entries.amount_minor as amount')
    .select(trx.raw(GRANTED, [...GRANTED_KINDS]))
    .max('entries.id as lastEntry')
  for (const share of shares) await passOn(trx, share, hostId)
}

/** What was granted of a deposit apart: it is no price, wherever it goes (ADR 0141). */
async function passOn(trx: TransactionClientContract, share: Share, hostId: number) {
  const { bookingId, currency, formerHost, lastEntry, paymentId } = share
  const amount = -Number(share.amount)
  const granted = Math.min(amount, Math.max(0, -Number(share.granted)))
  const about = { bookingId, paymentId, hostId, currency, happenedAt: DateTime.utc() }
  for (const [kind, passed] of [
    ['handOver', amount - granted],
    ['depositHandOver', granted],
  ] as const) {
    if (passed === 0) continue
    const fact = `${kind}:payment:${paymentId}:${lastEntry}`
    await postTransaction(trx, { kind, fact, ...about }, sharePassedOn(passed, formerHost, hostId))
  }
}
