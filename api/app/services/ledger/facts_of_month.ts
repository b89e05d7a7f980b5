import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { sqlTime } from '#services/database/sql_time'

/** What was posted in a month of Nairobi, as `facts` with their `entries`. @param month YYYY-MM */
export function factsOfMonth(client: QueryClientContract, month: string) {
  const begin = DateTime.fromISO(`${month}-01`, { zone: 'Africa/Nairobi' })
  return client
    .from('ledger_transactions as facts')
    .join('ledger_entries as entries', 'entries.transaction_id', 'facts.id')
    .where('facts.happened_at', '>=', sqlTime(client, begin))
    .where('facts.happened_at', '<', sqlTime(client, begin.plus({ months: 1 })))
}
