import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { sharePassedOn } from '#domain/ledger'
import type { Currency } from '#domain/money'

type Share = {
  paymentId: number
  bookingId: number
  formerHost: number
  currency: Currency
  amount: number | string
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
    .max('entries.id as lastEntry')
  for (const { paymentId, bookingId, formerHost, currency, amount, lastEntry } of shares) {
    const fact = `handOver:payment:${paymentId}:${lastEntry}`
    const happenedAt = DateTime.utc()
    await postTransaction(
      trx,
      { kind: 'handOver', fact, bookingId, paymentId, hostId, currency, happenedAt },
      sharePassedOn(-Number(amount), formerHost, hostId)
    )
  }
}
