import { DateTime } from 'luxon'
import type { ShareKind } from '#domain/ledger'
import type { Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import { reader } from '#services/database/reader'
import { readSqlTime, sqlTime } from '#services/database/sql_time'

/** Of the try that was paid: one before it has none. */
const RECEIPT = `case when payouts.status = 'paid' and facts.kind = 'payout' and not exists (
    select 1 from ledger_transactions as later
    where later.payout_id = facts.payout_id and later.kind = 'payout' and later.id > facts.id
  ) then payouts.reference end as receipt`

type Row = {
  hostOfStay: number | null
  happenedAt: string | Date
  kind: ShareKind
  booking: number | null
  payout: number | null
  /** Of M-Pesa or the bank. */
  receipt: string | null
  currency: Currency
  amount: number | string
}

/** Minor units: earned is more, taken back or paid out is less. */
export type StatementLine = Omit<Row, 'happenedAt' | 'amount' | 'hostOfStay'> & {
  at: DateTime
  amount: number
  /** The stay is the host's still, and may be opened. */
  isHost: boolean
}

/** `opening` and `closing` are what the host was owed before and after the month. */
export type Balance = { currency: Currency; opening: number; closing: number }

export type Statement = { month: string; balances: Balance[]; lines: StatementLine[] }

/** What the books say of a host's share in a month of Nairobi. @param month YYYY-MM @throws Refusal 404 for one that has not begun */
export async function statementOf(hostId: number, month: string): Promise<Statement> {
  if (month > todayInNairobi().slice(0, 7)) throw notFound()
  const begin = DateTime.fromISO(`${month}-01`, { zone: 'Africa/Nairobi' })
  const before: { currency: Currency; amount: number | string }[] = await reader()
    .from('ledger_months')
    .where('host_id', hostId)
    .where('month', '<', month)
    .groupBy('currency')
    .select('currency')
    .sum('amount_minor as amount')
  const { first, last } = await reader()
    .from('ledger_months')
    .where({ host_id: hostId, month })
    .min('first_entry as first')
    .max('last_entry as last')
    .firstOrFail()
  const rows: Row[] = await reader()
    .from('ledger_entries as entries')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .leftJoin('bookings', 'bookings.id', 'facts.booking_id')
    .leftJoin('payouts', 'payouts.id', 'facts.payout_id')
    .where({ 'entries.host_id': hostId, 'entries.account': 'hostPayable' })
    .whereBetween('entries.id', [first ?? 0, last ?? 0])
    .where('facts.happened_at', '>=', sqlTime(reader(), begin))
    .where('facts.happened_at', '<', sqlTime(reader(), begin.plus({ months: 1 })))
    .orderBy('facts.happened_at')
    .orderBy('entries.id')
    .select('facts.happened_at as happenedAt', 'facts.kind as kind')
    .select('facts.booking_id as booking', 'facts.payout_id as payout')
    .select('bookings.host_id as hostOfStay', reader().raw(RECEIPT))
    .select('entries.currency as currency', 'entries.amount_minor as amount')

  const lines = rows.map(({ happenedAt, hostOfStay, amount, ...row }) => {
    return {
      ...row,
      isHost: hostOfStay === hostId,
      at: readSqlTime(happenedAt),
      amount: -Number(amount),
    }
  })
  const currencies = [...new Set([...before, ...lines].map(({ currency }) => currency))].sort()
  const balances = currencies.map((currency) => {
    const opening = -Number(before.find((sum) => sum.currency === currency)?.amount ?? 0)
    const moved = lines.filter((line) => line.currency === currency)
    const closing = moved.reduce((sum, { amount }) => sum + amount, opening)
    return { currency, opening: opening === 0 ? 0 : opening, closing }
  })
  return { month, balances, lines }
}
