import taxesConfig from '#config/taxes'
import { share, toMajor, type Currency } from '#domain/money'
import { inShillings } from '#domain/tax_returns'
import { reader } from '#services/database/reader'
import { factsOfMonth } from '#services/ledger/facts_of_month'

export const LEVY_COLUMNS = ['hostId', 'host', 'stays', 'gross', 'rate', 'levy'] as const

type Row = {
  hostId: number
  firstName: string
  lastName: string
  booking: number
  currency: Currency
  kesRate: number | string | null
  amount: number | string
}

type Host = { hostId: number; host: string; stays: Set<number>; gross: number }

/**
 * What guests paid each host for accommodation in a month, less what went back, and the tourism levy on it, in shillings. Our fee and
 * our taxes are not in it.
 */
export async function* levyLines(month: string) {
  const rows: Row[] = await factsOfMonth(reader(), month)
    .join('users', 'users.id', 'entries.host_id')
    .leftJoin('bookings', 'bookings.id', 'facts.booking_id')
    .where('entries.account', 'hostPayable')
    .whereIn('facts.kind', ['settlement', 'refundDue', 'loss', 'handOver'])
    .groupBy('entries.host_id', 'users.first_name', 'users.last_name', 'facts.booking_id')
    .groupBy('entries.currency', 'bookings.kes_rate')
    .orderBy('entries.host_id')
    .orderBy('facts.booking_id')
    .select('entries.host_id as hostId', 'facts.booking_id as booking')
    .select('users.first_name as firstName', 'users.last_name as lastName')
    .select('entries.currency as currency', 'bookings.kes_rate as kesRate')
    .sum('entries.amount_minor as amount')
  for (const { gross, host, hostId, stays } of hostsIn(rows, `${month}-01`)) {
    const rate = taxesConfig.levyBp
    const levy = Math.sign(gross) * share(Math.abs(gross), rate)
    yield [hostId, host, stays.size, toMajor(gross), rate / 100, toMajor(levy)]
  }
}

function hostsIn(rows: readonly Row[], day: string) {
  const hosts = new Map<number, Host>()
  for (const row of rows) {
    const { booking, firstName, hostId, lastName } = row
    const host = `${firstName} ${lastName}`.trim()
    const sums = hosts.get(hostId) ?? { hostId, host, stays: new Set(), gross: 0 }
    sums.gross += inShillings(-Number(row.amount), row, day)
    sums.stays.add(booking)
    hosts.set(hostId, sums)
  }
  return hosts.values()
}
