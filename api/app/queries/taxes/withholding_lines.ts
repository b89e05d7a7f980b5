import taxesConfig from '#config/taxes'
import { share, toMajor, type Currency } from '#domain/money'
import { inShillings } from '#domain/tax_returns'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { factsOfMonth } from '#services/ledger/facts_of_month'
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

/** What was sent to hosts in a month, and what is withheld of it; below zero where the bank sent it back. */
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
    for (const row of batch) yield lineOf(row)
    if (batch.length < BATCH) return
    after = batch[batch.length - 1].id
  }
}

function lineOf({ amount, currency, happenedAt, hostId, payout, ...host }: Row) {
  const day = readSqlTime(happenedAt).setZone('Africa/Nairobi').toFormat('yyyy-MM-dd')
  const sent = 0 - Number(amount)
  const shillings = inShillings(sent, { currency, kesRate: null }, day)
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
    rate / 100,
    toMajor(Math.sign(shillings) * share(Math.abs(shillings), rate)),
  ]
}
