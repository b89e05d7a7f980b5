import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AccountSum } from '#domain/book_months'
import { factsOfMonths } from '#services/ledger/facts_of_month'

/** What was posted by account and currency from a month on, or from the beginning, up to the one before `end`. */
export async function postedByAccount(
  client: QueryClientContract,
  first: string | null,
  end: string
): Promise<AccountSum[]> {
  const sum = (sign: string, name: string) =>
    client.raw(
      `sum(CASE WHEN ${sign}entries.amount_minor > 0 THEN ${sign}entries.amount_minor ELSE 0 END) AS ${name}`
    )
  const rows = await factsOfMonths(client, first, end)
    .groupBy('entries.account', 'entries.currency')
    .select('entries.account as account', 'entries.currency as currency')
    .select(sum('', 'debit'), sum('-', 'credit'))
  return rows.map(summed)
}

/** The same of months before one that are kept beside the books. */
export async function keptByAccount(
  client: QueryClientContract,
  end: string
): Promise<AccountSum[]> {
  const rows = await client
    .from('account_months')
    .where('month', '<', end)
    .groupBy('account', 'currency')
    .select('account', 'currency')
    .sum('debit_minor as debit')
    .sum('credit_minor as credit')
  return rows.map(summed)
}

/** The last month before one that is kept beside the books, or null. */
export async function lastKeptMonth(client: QueryClientContract, end = '9999') {
  const { last } = await client
    .from('account_months')
    .where('month', '<', end)
    .max('month as last')
    .firstOrFail()
  return last as string | null
}

const summed = ({ account, credit, currency, debit }: AccountSum) => ({
  account,
  currency,
  debit: Number(debit),
  credit: Number(credit),
})
