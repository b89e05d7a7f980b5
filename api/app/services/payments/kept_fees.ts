import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { KeptFee } from '#domain/ledger'
import type { Currency } from '#domain/money'
import type { Span } from '#domain/mpesa_statement'
import type { Moved } from '#domain/reconciliation'
import { todayInNairobi } from '#domain/stay'
import MpesaStatementLine from '#models/mpesa_statement_line'
import { inBatches } from '#services/database/in_batches'
import { readSqlTime, sqlTime } from '#services/database/sql_time'

type Owner = Pick<KeptFee, 'of' | 'bookingId' | 'hostId'> & { name: string; currency: Currency }

/** What a gateway's list says it kept of payments that came. */
export async function feesListed(gateway: string, listed: readonly Moved[]): Promise<KeptFee[]> {
  const charged = listed.filter(({ feeMinor, of }) => of !== null && (feeMinor ?? 0) > 0)
  const owners = await inBatches(
    charged.map(({ of }) => of!),
    (names) => paymentsBy('intent_id', gateway, names)
  )
  return feesOf(
    charged.map(({ currency, day, feeMinor, of }) => {
      return { name: of!, currency, day, amountMinor: feeMinor! }
    }),
    owners
  )
}

/** What statements of M-Pesa say it charged in these days for payments, refunds and payouts of ours. */
export async function feesOnStatements({ first, last }: Span): Promise<KeptFee[]> {
  const lines = await MpesaStatementLine.query()
    .where('movement', 'charge')
    .whereBetween('day', [first, last])
  const receipts = lines.map(({ receipt }) => receipt)
  const owners = [
    ...(await inBatches(receipts, (some) => paymentsBy('receipt', 'mpesa', some))),
    ...(await inBatches(receipts, refundsBy)),
    ...(await inBatches(receipts, payoutsBy)),
  ]
  return feesOf(
    lines.map(({ amountMinor, day, receipt }) => {
      return { name: receipt, currency: 'KES', day, amountMinor }
    }),
    owners
  )
}

/**
 * The day from which on a gateway's list has not been compared: of its last payment whose fee is booked, or of its first where none
 * is. null where nothing was paid by it.
 * @param since looks at payments that were begun from then on
 */
export async function comparedUntil(gateway: string, since: DateTime): Promise<string | null> {
  const isBooked =
    "exists (select 1 from ledger_transactions where fact = 'gatewayFee:payment:' || payments.id)"
  const moments: Record<'first' | 'last', string | Date | null> = await db
    .from('payments')
    .where({ gateway })
    .whereIn('status', CAME)
    .where('created_at', '>=', sqlTime(db.connection(), since))
    .select(db.raw('min(created_at) as first'))
    .select(db.raw(`max(case when ${isBooked} then created_at end) as last`))
    .first()
  const moment = moments.last ?? moments.first
  return moment && todayInNairobi(readSqlTime(moment).toJSDate())
}

type Charged = { name: string; currency: string; day: string; amountMinor: number }

/** Of money that is nobody's here none is booked: what differs stands in the queue of discrepancies. */
function feesOf(charged: readonly Charged[], owners: readonly Owner[]): KeptFee[] {
  const byName = new Map(owners.map(({ name, ...owner }) => [name, owner]))
  return charged.flatMap(({ amountMinor, currency, day, name }) => {
    const owner = byName.get(name)
    return owner?.currency === currency ? { ...owner, amountMinor, day } : []
  })
}

const CAME = ['paid', 'refundDue', 'refunded']

async function paymentsBy(
  column: 'intent_id' | 'receipt',
  gateway: string,
  names: string[]
): Promise<Owner[]> {
  const rows = await db
    .from('payments')
    .join('bookings', 'bookings.id', 'payments.booking_id')
    .where('payments.gateway', gateway)
    .whereIn('payments.status', CAME)
    .whereIn(`payments.${column}`, names)
    .select(`payments.${column} as name`, 'payments.id as id', 'payments.currency as currency')
    .select('payments.booking_id as bookingId', 'bookings.host_id as hostId')
  return rows.map(({ id, ...row }) => ({ ...row, of: `payment:${id}` }))
}

async function refundsBy(receipts: string[]): Promise<Owner[]> {
  const rows = await db
    .from('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .join('bookings', 'bookings.id', 'payments.booking_id')
    .where('payments.gateway', 'mpesa')
    .whereIn('refunds.receipt', receipts)
    .select('refunds.receipt as name', 'refunds.id as id', 'payments.currency as currency')
    .select('payments.booking_id as bookingId', 'bookings.host_id as hostId')
  return rows.map(({ id, ...row }) => ({ ...row, of: `refund:${id}` }))
}

/** Each try of a payout has a receipt, and a charge, of its own. */
async function payoutsBy(receipts: string[]): Promise<Owner[]> {
  const rows = await db
    .from('payouts')
    .whereIn('reference', receipts)
    .select('reference as name', 'id', 'currency', 'host_id as hostId')
  return rows.map(({ id, ...row }) => ({
    ...row,
    bookingId: null,
    of: `payout:${id}:${row.name}`,
  }))
}
