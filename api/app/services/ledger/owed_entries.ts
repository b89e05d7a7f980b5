import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import { sqlTime } from '#services/database/sql_time'
import { disputes, losses } from '#services/ledger/disputes'

/** Hosts' shares of stays that no payout pays yet. */
export function owedEntries(client: QueryClientContract) {
  return client
    .from('owed_entries')
    .join('ledger_entries as entries', 'entries.id', 'owed_entries.entry_id')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .join('bookings', 'bookings.id', 'facts.booking_id')
}

/** What hosts were paid for payments that went back since, by payment: their next payouts set it off. */
export function debts(client: QueryClientContract) {
  return client
    .from('owed_entries')
    .join('ledger_entries as entries', 'entries.id', 'owed_entries.entry_id')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .groupBy('owed_entries.host_id', 'facts.payment_id', 'entries.currency')
    .havingRaw('sum(entries.amount_minor) > 0')
    .select('owed_entries.host_id as hostId', 'entries.currency as currency')
    .sum('entries.amount_minor as amount')
}

/** Nothing is paid out of a payment that is disputed at its gateway. */
export function undisputed(entries: ReturnType<typeof owedEntries>) {
  return entries.whereNotExists(disputes)
}

/** What payouts pay of payments that are disputed. */
export function disputedLines(client: QueryClientContract) {
  return linesOfPayments(client).whereExists(disputes)
}

/** What payouts pay of payments that a guest’s bank has taken back. */
export function lostLines(client: QueryClientContract) {
  return linesOfPayments(client).whereExists(losses)
}

/** What payouts pay of payments that were lost since, and that their host owes still: the loss was set off against a payout that came back. */
export function setOffLines(client: QueryClientContract) {
  return linesOfPayments(client).whereExists((owed) => {
    owed
      .from('ledger_transactions as lost')
      .join('ledger_entries as taken', 'taken.transaction_id', 'lost.id')
      .join('owed_entries', 'owed_entries.entry_id', 'taken.id')
      .whereColumn('lost.payment_id', 'facts.payment_id')
      .whereColumn('owed_entries.host_id', 'entries.host_id')
      .whereIn('lost.kind', ['loss', 'depositLoss'])
  })
}

/** In the order in which bookings are held. */
export async function lostPayments(client: QueryClientContract, payoutId: number) {
  const rows: { id: number; bookingId: number }[] = await lostLines(client)
    .where('payout_lines.payout_id', payoutId)
    .distinct('facts.payment_id as id', 'facts.booking_id as bookingId')
    .orderBy('facts.booking_id')
  return rows
}

/** What payouts pay, with the facts it comes from; that of those that were written off is in a table of its own. */
export function linesOfPayments(
  client: QueryClientContract,
  table: 'payout_lines' | 'released_payout_lines' = 'payout_lines'
) {
  return client
    .from(table)
    .join('ledger_entries as entries', 'entries.id', `${table}.entry_id`)
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
}

/**
 * Of guests who checked in long enough ago: from then on a stay is not called off any more. Of one that was called off, what
 * its policy leaves the host is due when its guest would have come, and of one that nobody checked in when it is over.
 */
export function dueEntries(client: QueryClientContract, now: DateTime) {
  const arrived = sqlTime(client, now.minus({ hours: payoutsConfig.delayHours }))
  const expected = now
    .minus({ hours: payoutsConfig.delayHours })
    .setZone('Africa/Nairobi')
    .toFormat('yyyy-MM-dd')
  return undisputed(owedEntries(client)).where((ripe) => {
    ripe
      .where((come) => {
        come
          .whereIn('bookings.status', ['checked-in', 'checked-out'])
          .where('bookings.checked_in_at', '<=', arrived)
      })
      .orWhere((off) => {
        off.where('bookings.status', 'cancelled').whereNull('bookings.settles_at')
        off.where('bookings.check_in', '<=', expected)
      })
      /* Nobody has pressed a button; the stay is over all the same. */
      .orWhere((past) => {
        past.where('bookings.status', 'confirmed').where('bookings.check_out', '<=', expected)
      })
  })
}
