import db from '@adonisjs/lucid/services/db'
import { firstOpenMonth, monthAfter } from '#domain/book_months'
import { todayInNairobi } from '#domain/stay'
import { holdTable } from '#services/database/hold_row'
import { readSqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { lastKeptMonth, postedByAccount } from '#services/ledger/account_sums'

/**
 * Keeps what was posted by account in each month that is closed, so that whoever opens the books of a month does not read all that was
 * before it. Safe to repeat and beside others that do.
 * @returns how many months were read
 */
export async function sumUpMonths(today = todayInNairobi()): Promise<number> {
  const open = firstOpenMonth(today)
  let read = 0
  let kept = await lastKeptMonth(db.connection())
  let month = await monthFrom(kept)
  while (month && month < open) {
    const now = await keep(month, kept)
    if (now === kept || now === month) {
      month = monthAfter(month)
      read++
    } else month = await monthFrom(now)
    kept = now
  }
  return read
}

const monthFrom = async (kept: string | null) => (kept ? monthAfter(kept) : firstMonth())

/**
 * Whoever posts to the month meanwhile waits, and forgets it again.
 * @param before the last month that is kept; when another one is by now, none is added, which would leave a gap
 * @returns the last month that is kept now
 */
function keep(month: string, before: string | null) {
  return writeTransaction(async (trx) => {
    await holdTable(trx, 'account_months')
    const kept = await lastKeptMonth(trx)
    if (kept !== before) return kept
    const sums = await postedByAccount(trx, month, monthAfter(month))
    if (sums.length === 0) return kept
    const rows = sums.map(({ account, credit, currency, debit }) => ({
      ...{ month, currency, account },
      ...{ debit_minor: debit, credit_minor: credit },
    }))
    await trx.insertQuery().table('account_months').multiInsert(rows)
    return month
  })
}

async function firstMonth() {
  const first = await db
    .from('ledger_transactions')
    .orderBy('happened_at')
    .select('happened_at')
    .first()
  return first ? todayInNairobi(readSqlTime(first.happened_at).toJSDate()).slice(0, 7) : null
}
