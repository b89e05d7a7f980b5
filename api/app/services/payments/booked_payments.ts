import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Booked, Found, Moved } from '#domain/reconciliation'
import { todayInNairobi } from '#domain/stay'
import Payment from '#models/payment'
import type Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'

/** Days in Nairobi, both included, and the moments they begin and end. */
export type Window = {
  first: string
  last: string
  from: DateTime
  to: DateTime
  /** of a list by when money moved: a refund has to be done within, not only asked for */
  endsWithin?: boolean
}

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
    for (const column of ['intent_id', 'receipt']) {
      add(await Payment.query().where({ gateway }).whereIn(column, some).preload('refunds'))
    }
  }
  add(await between(gateway, window).preload('refunds'))
  add(await refundedIn(gateway, window).preload('refunds'))
  return [...found.values()].map((payment) => bookedAs(payment, window))
}

/** Of a gateway without a list: paid, and never told by a message with its receipt. */
export async function withoutReceipt(gateway: string, window: Window): Promise<Found[]> {
  if (gateway !== 'mpesa') return []
  const paid = await between(gateway, window)
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

function between(gateway: string, window: Window) {
  const { from, to } = timesOf(window)
  return Payment.query()
    .where({ gateway })
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
}

function refundedIn(gateway: string, window: Window) {
  const { from, to } = timesOf(window)
  const asked = db
    .from('refunds')
    .where('asked_at', '>=', from)
    .where('asked_at', '<', to)
    .where('state', 'processed')
    .select('payment_id')
  return Payment.query().where({ gateway }).whereIn('id', asked)
}

const timesOf = ({ from, to }: Window) => ({
  from: sqlTime(db.connection(), from),
  to: sqlTime(db.connection(), to),
})

function bookedAs(payment: Payment, window: Window): Booked {
  const { amountMinor, createdAt, currency, id, intentId, receipt, status } = payment
  const day = dayOf(createdAt)
  const refunds = payment.refunds.map((refund) => ({
    amountMinor: refund.amountMinor,
    number: refund.receipt,
    day: dayOf(refund.askedAt ?? refund.createdAt),
    isExpected:
      isListed(refund) && isWithin(window, refund.askedAt) && isDoneWithin(window, refund),
  }))
  /** Lost in a dispute: its gateway may list that as a refund, and need not. */
  const lost = { amountMinor, number: null, day, isExpected: false }
  const isLost = status === 'refunded' && refunds.length === 0
  return {
    id,
    intentId,
    status,
    amountMinor,
    currency,
    refunds: isLost ? [lost] : refunds,
    receipt,
    day,
    isExpected: isWithin(window, createdAt),
  }
}

/** A person may have sent it otherwise. */
const isListed = ({ receipt, state }: Refund) => state === 'processed' && receipt !== null

const isWithin = ({ from, to }: Window, moment: DateTime | null) =>
  moment !== null && moment >= from && moment < to

const isDoneWithin = (window: Window, { updatedAt }: Refund) =>
  !window.endsWithin || isWithin(window, updatedAt)

const dayOf = (moment: DateTime) => todayInNairobi(moment.toJSDate())
