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
  const kept = await lastKeptMonth(db.connection())
  let month = kept ? monthAfter(kept) : await firstMonth()
  let read = 0
  for (; month && month < open; month = monthAfter(month)) {
    await keep(month)
    read++
  }
  return read
}

/** Whoever posts to the month meanwhile waits, and forgets it again. */
async function keep(month: string) {
  await writeTransaction(async (trx) => {
    await holdTable(trx, 'account_months')
    const sums = await postedByAccount(trx, month, monthAfter(month))
    if (sums.length === 0) return
    const rows = sums.map(({ account, credit, currency, debit }) => ({
      ...{ month, currency, account },
      ...{ debit_minor: debit, credit_minor: credit },
    }))
    const kept = trx.insertQuery().table('account_months').multiInsert(rows)
    await kept.onConflict(['month', 'currency', 'account']).merge()
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
