import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { monthAfter } from '#domain/book_months'
import { sqlTime } from '#services/database/sql_time'

/** What was posted in a month of Nairobi, as `facts` with their `entries`. @param month YYYY-MM */
export const factsOfMonth = (client: QueryClientContract, month: string) =>
  factsOfMonths(client, month, monthAfter(month))

/** The same of months from `first`, or from the beginning, up to the one before `end`. */
export const factsOfMonths = (client: QueryClientContract, first: string | null, end: string) =>
  postedIn(client, first, end).join(
    'ledger_entries as entries',
    'entries.transaction_id',
    'facts.id'
  )

/** The same as `facts` alone. */
export function postedIn(client: QueryClientContract, first: string | null, end: string) {
  const begin = (month: string) =>
    sqlTime(client, DateTime.fromISO(`${month}-01`, { zone: 'Africa/Nairobi' }))
  const facts = client
    .from('ledger_transactions as facts')
    .where('facts.happened_at', '<', begin(end))
  return first === null ? facts : facts.where('facts.happened_at', '>=', begin(first))
}
