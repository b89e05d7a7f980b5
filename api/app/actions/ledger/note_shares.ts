import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type LedgerEntry from '#models/ledger_entry'

/**
 * Keeps what hosts' earnings are read from beside the books: which shares of stays no payout pays yet, and sums by
 * month. In the transaction that posts the entries.
 * @param entries of hosts' shares
 */
export async function noteShares(
  trx: TransactionClientContract,
  entries: LedgerEntry[],
  { happenedAt, isOfStay }: { happenedAt: DateTime; isOfStay: boolean }
) {
  const month = happenedAt.setZone('Africa/Nairobi').toFormat('yyyy-MM')
  /** In one order for all, or two that note the same hosts could wait for each other. */
  for (const entry of entries.toSorted((one, other) => one.hostId - other.hostId)) {
    if (isOfStay) {
      await trx.table('owed_entries').insert({ entry_id: entry.id, host_id: entry.hostId })
    }
    await addToMonth(trx, entry, month)
  }
}

function addToMonth(
  trx: TransactionClientContract,
  { amountMinor, currency, hostId, id }: LedgerEntry,
  month: string
) {
  return trx.rawQuery(
    `INSERT INTO ledger_months AS months (host_id, month, currency, amount_minor, first_entry, last_entry)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (host_id, month, currency) DO UPDATE SET
       amount_minor = months.amount_minor + excluded.amount_minor,
       first_entry = CASE WHEN excluded.first_entry < months.first_entry
         THEN excluded.first_entry ELSE months.first_entry END,
       last_entry = CASE WHEN excluded.last_entry > months.last_entry
         THEN excluded.last_entry ELSE months.last_entry END`,
    [hostId, month, currency, amountMinor, id, id]
  )
}
