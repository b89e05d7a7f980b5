import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Booked, Found, Moved } from '#domain/reconciliation'
import { todayInNairobi } from '#domain/stay'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'

/** Days in Nairobi, both included, and the moments they begin and end. */
export type Window = { first: string; last: string; from: DateTime; to: DateTime }

const AT_ONCE = 500

/** Payments that a gateway names, and those it should have named in these days; by a query per 500. */
export async function bookedOf(
  gateway: string,
  window: Window,
  listed: readonly Moved[]
): Promise<Booked[]> {
  const names = [...new Set(listed.map(({ of }) => of).filter((of) => of !== null))]
  const found = new Map<number, Payment>()
  const add = (rows: Payment[]) => rows.forEach((row) => found.set(row.id, row))
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const some = names.slice(first, first + AT_ONCE)
    add(await Payment.query().where({ gateway }).whereIn('intent_id', some))
    add(await Payment.query().where({ gateway }).whereIn('receipt', some))
  }
  add(await between('created_at', gateway, window))
  add(await between('refund_requested_at', gateway, window).where('status', 'refunded'))
  return [...found.values()].map((payment) => bookedAs(payment, window))
}

/** Of a gateway without a list: paid, and never told by a message with its receipt. */
export async function withoutReceipt(gateway: string, window: Window): Promise<Found[]> {
  if (gateway !== 'mpesa') return []
  const paid = await between('created_at', gateway, window)
    .whereIn('status', ['paid', 'refundDue', 'refunded'])
    .whereNull('receipt')
  return paid.map(({ amountMinor, createdAt, currency, id, intentId }) => ({
    kind: 'noReceipt',
    movement: 'payment',
    reference: intentId,
    paymentId: id,
    ours: { amountMinor, currency },
    theirs: null,
    day: todayInNairobi(createdAt.toJSDate()),
  }))
}

function between(column: string, gateway: string, { from, to }: Window) {
  return Payment.query()
    .where({ gateway })
    .where(column, '>=', sqlTime(db.connection(), from))
    .where(column, '<', sqlTime(db.connection(), to))
}

/** One without the number of its refund was lost in a dispute: no refund is listed. */
function bookedAs(payment: Payment, { from, to }: Window): Booked {
  const { amountMinor, createdAt, currency, id, intentId, receipt } = payment
  const { refundMinor, refundReceipt, refundRequestedAt, status } = payment
  const isWithin = (moment: DateTime | null) => moment !== null && moment >= from && moment < to
  const isRefundExpected = refundReceipt !== null && isWithin(refundRequestedAt)
  const isExpected = isWithin(createdAt)
  const begun = isExpected || !refundRequestedAt ? createdAt : refundRequestedAt
  return {
    id,
    intentId,
    status,
    amountMinor,
    currency,
    refundMinor,
    receipt,
    refundReceipt,
    day: todayInNairobi(begun.toJSDate()),
    isExpected,
    isRefundExpected,
  }
}
