import { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import type { Status } from '#domain/booking_lifecycle'
import { CURRENCIES, type Currency } from '#domain/money'
import { payoutDay, type PayoutStatus } from '#domain/payouts'
import { debts, dueEntries, owedEntries, undisputed } from '#services/ledger/owed_entries'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'

type Sum = { currency: Currency; amount: number | string | null }

/** What is collected next: minor units, and a day of Nairobi. */
type Next = { on: string; amount: number }

/**
 * Minor units. `coming`: of stays to come; `due`: of guests who have arrived, until it is approved; `onItsWay`: approved;
 * `paid`: sent; `owing`: of stays that were paid out and whose money went back since, which the next payouts set off.
 */
export type Earnings = {
  currency: Currency
  coming: number
  due: number
  onItsWay: number
  paid: number
  owing: number
  next: Next | null
}

/** Of a host, per currency they earned in. */
export async function earningsOf(hostId: number, now = DateTime.utc()): Promise<Earnings[]> {
  const payouts = (...statuses: PayoutStatus[]) =>
    reader()
      .from('payouts')
      .where('host_id', hostId)
      .whereIn('status', statuses)
      .groupBy('currency')
      .select('currency')
      .sum('amount_minor as amount')
  const entries = (rows: ReturnType<typeof owedEntries>) =>
    rows
      .where('owed_entries.host_id', hostId)
      .groupBy('entries.currency')
      .select('entries.currency as currency')
      .sum('entries.amount_minor as amount')
  const [owed, due, waiting, approved, paid, debt, owedByDay]: [
    Sum[],
    Sum[],
    Sum[],
    Sum[],
    Sum[],
    Sum[],
    Day[],
  ] = await Promise.all([
    entries(owedEntries(reader())),
    entries(dueEntries(reader(), now)),
    payouts('due', 'failed'),
    payouts('approved', 'sent'),
    payouts('paid'),
    debts(reader()).where('owed_entries.host_id', hostId),
    daysOf(hostId, now),
  ])
  return CURRENCIES.map((currency) => {
    const of = (sums: Sum[]) =>
      sums
        .filter((sum) => sum.currency === currency)
        .reduce((all, { amount }) => all + Number(amount ?? 0), 0)
    return {
      currency,
      coming: of(due) - of(owed),
      due: of(waiting) - of(due),
      onItsWay: of(approved),
      paid: of(paid),
      owing: of(debt),
      next: nextOf(owedByDay.filter((day) => day.currency === currency)),
    }
  }).filter(({ coming, due: arrived, onItsWay, owing, paid: sent }) =>
    [coming, arrived, onItsWay, owing, sent].some((sum) => sum !== 0)
  )
}

type Day = { currency: Currency; on: string; amount: number }

type Owed = {
  currency: Currency
  amount: number | string
  status: Status
  checkIn: string
  checkOut: string
  checkedInAt: string | Date | null
}

/** When each stay that is owed and undisputed is expected to be collected. */
async function daysOf(hostId: number, now: DateTime): Promise<Day[]> {
  const owed: Owed[] = await undisputed(owedEntries(reader()))
    .where('owed_entries.host_id', hostId)
    .select('entries.currency as currency', 'entries.amount_minor as amount')
    .select('bookings.status as status', 'bookings.checked_in_at as checkedInAt')
    .select('bookings.check_in as checkIn', 'bookings.check_out as checkOut')
  return owed.map(({ amount, checkedInAt, currency, ...stay }) => {
    const arrived = checkedInAt === null ? null : readSqlTime(checkedInAt).toMillis()
    const seen = { ...stay, checkedInAt: arrived }
    return {
      currency,
      on: payoutDay(seen, payoutsConfig.delayHours, now.toMillis()),
      amount: -Number(amount),
    }
  })
}

/** The first day on which something is left; what a host owes is taken off first. */
function nextOf(days: Day[]): Next | null {
  let amount = 0
  for (const on of [...new Set(days.map((day) => day.on))].sort()) {
    amount += days.filter((day) => day.on === on).reduce((sum, day) => sum + day.amount, 0)
    if (amount > 0) return { on, amount }
  }
  return null
}
