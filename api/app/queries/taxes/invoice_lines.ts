import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import taxesConfig from '#config/taxes'
import type { Account, TransactionKind } from '#domain/ledger'
import { toMajor, type Currency } from '#domain/money'
import { feeWithTax, inShillings, TAX_CLASSES, TAX_RATES, wayOf } from '#domain/tax_returns'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { factsOfMonth } from '#services/ledger/facts_of_month'

const BATCH = 500

/** The names are KRA's. */
export const INVOICE_COLUMNS = [
  ...['invcNo', 'orgInvcNo', 'trdInvcNo', 'rcptTyCd', 'pmtTyCd', 'salesDt', 'cfmDt'],
  ...['rfdDt', 'rfdRsnCd', 'custTin', 'custNm', 'itemNm'],
  ...TAX_CLASSES.map((one) => `taxblAmt${one}`),
  ...TAX_CLASSES.map((one) => `taxRt${one}`),
  ...TAX_CLASSES.map((one) => `taxAmt${one}`),
  ...['totItemCnt', 'totTaxblAmt', 'totTaxAmt', 'totAmt'],
]

/** KRA's code of a refund. */
const REFUND = '06'

type Row = {
  id: number
  sale: number | null
  kind: TransactionKind
  happenedAt: string | Date
  booking: number | null
  gateway: string | null
  currency: Currency
  kesRate: number | string | null
  firstName: string | null
  lastName: string | null
} & Record<'fee' | 'tax' | 'share', number | string>

/** What we invoiced in a month: the service fee of each payment, and a credit note where it went back. */
export async function* invoiceLines(month: string, item: string) {
  let after = 0
  for (;;) {
    const batch = await factsAfter(month, after)
    for (const row of batch) {
      if (Number(row.fee) !== 0) yield lineOf(row, item)
    }
    if (batch.length < BATCH) return
    after = batch[batch.length - 1].id
  }
}

async function factsAfter(month: string, after: number): Promise<Row[]> {
  const client = reader()
  const sum = (account: Account, name: string) =>
    client.raw(
      `sum(CASE WHEN entries.account = '${account}' THEN -entries.amount_minor ELSE 0 END) AS ${name}`
    )
  return factsOfMonth(client, month)
    .leftJoin('payments', 'payments.id', 'facts.payment_id')
    .leftJoin('bookings', 'bookings.id', 'facts.booking_id')
    .leftJoin('users', 'users.id', 'bookings.guest_id')
    .whereIn('facts.kind', ['settlement', 'refundDue', 'loss'])
    .where('facts.id', '>', after)
    .groupBy('facts.id', 'facts.kind', 'facts.happened_at', 'facts.booking_id', 'facts.payment_id')
    .groupBy('entries.currency', 'payments.gateway', 'bookings.kes_rate')
    .groupBy('users.first_name', 'users.last_name')
    .orderBy('facts.id')
    .limit(BATCH)
    .select('facts.id as id', 'facts.kind as kind', 'facts.happened_at as happenedAt')
    .select('facts.booking_id as booking', 'entries.currency as currency')
    .select('payments.gateway as gateway', 'bookings.kes_rate as kesRate')
    .select('users.first_name as firstName', 'users.last_name as lastName')
    .select(saleOf(client).as('sale'))
    .select(sum('platformFee', 'fee'), sum('tax', 'tax'), sum('hostPayable', 'share'))
}

/** A credit note names the invoice it takes back. */
function saleOf(client: QueryClientContract) {
  return client
    .from('ledger_transactions as sales')
    .whereColumn('sales.payment_id', 'facts.payment_id')
    .where('sales.kind', 'settlement')
    .min('sales.id')
}

function lineOf(row: Row, item: string) {
  const at = readSqlTime(row.happenedAt).setZone('Africa/Nairobi')
  const isSale = row.kind === 'settlement'
  const earned = { fee: Number(row.fee), tax: Number(row.tax), share: Number(row.share) }
  const shillings = (amount: number) => inShillings(amount, row, at.toFormat('yyyy-MM-dd'))
  const { net, tax } = feeWithTax(earned)
  const [taxable, taxed] = [net, tax].map((amount) => toMajor(Math.abs(shillings(amount))))
  const ofClass = (amount: number) =>
    TAX_CLASSES.map((one) => (one === taxesConfig.invoiceClass ? amount : 0))
  return [
    row.id,
    isSale ? 0 : row.sale,
    `MAKAO-B${row.booking ?? ''}-${row.id}`,
    isSale ? 'S' : 'R',
    wayOf(row.gateway),
    at.toFormat('yyyyMMdd'),
    at.toFormat('yyyyMMddHHmmss'),
    isSale ? null : stamp(at),
    isSale ? null : REFUND,
    null,
    row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim(),
    item,
    ...ofClass(taxable),
    ...TAX_CLASSES.map((one) => TAX_RATES[one]),
    ...ofClass(taxed),
    1,
    taxable,
    taxed,
    toMajor(Math.abs(shillings(net)) + Math.abs(shillings(tax))),
  ]
}

const stamp = (at: DateTime) => at.toFormat('yyyyMMddHHmmss')
