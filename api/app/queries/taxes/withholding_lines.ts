import taxesConfig from '#config/taxes'
import { GRANTED_KINDS } from '#domain/ledger'
import { share, toMajor, type Currency } from '#domain/money'
import { inShillings } from '#domain/tax_returns'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { factsOfMonth } from '#services/ledger/facts_of_month'
import { linesOfPayments } from '#services/ledger/owed_entries'
import { openTaxNumbers } from '#services/sealed_details'

export const WITHHOLDING_COLUMNS = [
  'reference',
  'day',
  'hostId',
  'host',
  'kraPin',
  'currency',
  'amount',
  'amountKes',
  'grantedKes',
  'rate',
  'withheld',
] as const

const BATCH = 500

type Row = {
  id: number
  payout: number
  happenedAt: string | Date
  hostId: number
  firstName: string
  lastName: string
  taxNumbers: string | null
  currency: Currency
  amount: number | string
}

/**
 * What was sent to hosts in a month, and what is withheld of it; below zero where the bank sent it back. What they were granted of
 * deposits is no income (ADR 0141).
 */
export async function* withholdingLines(month: string) {
  let after = 0
  for (;;) {
    const batch: Row[] = await factsOfMonth(reader(), month)
      .join('users', 'users.id', 'entries.host_id')
      .where('entries.account', 'gateway')
      .whereIn('facts.kind', ['payoutSent', 'payoutFailed'])
      .where('facts.id', '>', after)
      .orderBy('facts.id')
      .limit(BATCH)
      .select('facts.id as id', 'facts.payout_id as payout', 'facts.happened_at as happenedAt')
      .select('entries.host_id as hostId')
      .select('users.first_name as firstName', 'users.last_name as lastName')
      .select('users.tax_numbers as taxNumbers')
      .select('entries.currency as currency', 'entries.amount_minor as amount')
    const granted = await grantedIn(batch.map(({ payout }) => payout))
    for (const row of batch) yield lineOf(row, granted.get(row.payout) ?? 0)
    if (batch.length < BATCH) return
    after = batch[batch.length - 1].id
  }
}

/** How much of these payouts is of deposits, in minor units of each. */
async function grantedIn(payouts: number[]) {
  const granted = new Map<number, number>()
  for (const table of ['payout_lines', 'released_payout_lines'] as const) {
    const sums: { payout: number; amount: number | string }[] = await linesOfPayments(
      reader(),
      table
    )
      .whereIn(`${table}.payout_id`, payouts)
      .whereIn('facts.kind', [...GRANTED_KINDS])
      .groupBy(`${table}.payout_id`)
      .select(`${table}.payout_id as payout`)
      .sum('entries.amount_minor as amount')
    for (const { amount, payout } of sums) granted.set(payout, 0 - Number(amount))
  }
  return granted
}

function lineOf({ amount, currency, happenedAt, hostId, payout, ...host }: Row, granted: number) {
  const day = readSqlTime(happenedAt).setZone('Africa/Nairobi').toFormat('yyyy-MM-dd')
  const sent = 0 - Number(amount)
  const inKes = (minor: number) => inShillings(minor, { currency, kesRate: null }, day)
  const shillings = inKes(sent)
  const ofDeposits = inKes(Math.sign(sent) * granted)
  const taxed = shillings - ofDeposits
  const rate = taxesConfig.withholdingBp
  return [
    `MAKAO-${payout}`,
    day,
    hostId,
    `${host.firstName} ${host.lastName}`.trim(),
    openTaxNumbers(host.taxNumbers)?.kraPin ?? null,
    currency,
    toMajor(sent),
    toMajor(shillings),
    toMajor(ofDeposits),
    rate / 100,
    toMajor(Math.sign(taxed) * share(Math.abs(taxed), rate)),
  ]
}
