import taxesConfig from '#config/taxes'
import { share, toMajor, type Currency } from '#domain/money'
import { NO_TAX_NUMBERS, type TaxNumbers } from '#domain/kenya/tax_numbers'
import { inShillings } from '#domain/tax_returns'
import { reader } from '#services/database/reader'
import { factsOfMonth } from '#services/ledger/facts_of_month'
import { openTaxNumbers } from '#services/sealed_details'

export const LEVY_COLUMNS = [
  'hostId',
  'host',
  'kraPin',
  'levyNumber',
  'stays',
  'gross',
  'rate',
  'levy',
] as const

type Row = {
  hostId: number
  firstName: string
  lastName: string
  taxNumbers: string | null
  booking: number
  currency: Currency
  kesRate: number | string | null
  amount: number | string
}

type Host = TaxNumbers & { hostId: number; host: string; stays: Set<number>; gross: number }

/** Hosts at once. */
const BATCH = 100

/**
 * What guests paid each host for accommodation in a month, less what went back, and the tourism levy on it, in shillings. Our fee and
 * our taxes are not in it. Read some hosts at a time.
 */
export async function* levyLines(month: string) {
  let after = 0
  for (;;) {
    const ids = await hostsAfter(month, after)
    if (ids.length === 0) return
    for (const host of hostsIn(await rowsOf(month, ids), `${month}-01`)) yield lineOf(host)
    after = ids.at(-1)!
  }
}

function lineOf({ gross, host, hostId, kraPin, levyNumber, stays }: Host) {
  const rate = taxesConfig.levyBp
  const levy = Math.sign(gross) * share(Math.abs(gross), rate)
  return [hostId, host, kraPin, levyNumber, stays.size, toMajor(gross), rate / 100, toMajor(levy)]
}

const sharesOf = (month: string) =>
  factsOfMonth(reader(), month)
    .where('entries.account', 'hostPayable')
    .whereIn('facts.kind', ['settlement', 'refundDue', 'loss', 'handOver'])

async function hostsAfter(month: string, after: number) {
  const hosts: { hostId: number }[] = await sharesOf(month)
    .where('entries.host_id', '>', after)
    .distinct('entries.host_id as hostId')
    .orderBy('entries.host_id')
    .limit(BATCH)
  return hosts.map(({ hostId }) => hostId)
}

async function rowsOf(month: string, hosts: readonly number[]): Promise<Row[]> {
  return sharesOf(month)
    .whereIn('entries.host_id', [...hosts])
    .join('users', 'users.id', 'entries.host_id')
    .leftJoin('bookings', 'bookings.id', 'facts.booking_id')
    .groupBy('entries.host_id', 'users.first_name', 'users.last_name', 'users.tax_numbers')
    .groupBy('facts.booking_id')
    .groupBy('entries.currency', 'bookings.kes_rate')
    .orderBy('entries.host_id')
    .orderBy('facts.booking_id')
    .select('entries.host_id as hostId', 'facts.booking_id as booking')
    .select('users.first_name as firstName', 'users.last_name as lastName')
    .select('users.tax_numbers as taxNumbers')
    .select('entries.currency as currency', 'bookings.kes_rate as kesRate')
    .sum('entries.amount_minor as amount')
}

function hostsIn(rows: readonly Row[], day: string) {
  const hosts = new Map<number, Host>()
  for (const row of rows) {
    const sums = hosts.get(row.hostId) ?? nothingOf(row)
    sums.gross += inShillings(-Number(row.amount), row, day)
    sums.stays.add(row.booking)
    hosts.set(row.hostId, sums)
  }
  return hosts.values()
}

function nothingOf({ firstName, hostId, lastName, taxNumbers }: Row): Host {
  const host = `${firstName} ${lastName}`.trim()
  const numbers = openTaxNumbers(taxNumbers) ?? NO_TAX_NUMBERS
  return { ...numbers, hostId, host, stays: new Set(), gross: 0 }
}
