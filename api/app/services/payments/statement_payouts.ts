import db from '@adonisjs/lucid/services/db'
import type { Moved, PaidOut } from '#domain/reconciliation'
import { todayInNairobi } from '#domain/stay'
import Payout from '#models/payout'
import { inBatches } from '#services/database/in_batches'
import { sqlTime } from '#services/database/sql_time'
import type { Window } from '#services/payments/booked_payments'

/** As M-Pesa’s receipts are; what a bank gives otherwise is on no statement of M-Pesa. */
const RECEIPT = /^[A-Z]{2}[A-Z0-9]{8}$/

/** Payouts that statements name, and those sent by M-Pesa that they should have named in these days. */
export async function sentOnStatements(window: Window, moved: readonly Moved[]) {
  const named = await inBatches(
    moved.map(({ number }) => number),
    (some) => Payout.query().whereIn('reference', some).preload('transfer')
  )
  const { from, to } = window
  const sent = await Payout.query()
    .where({ status: 'paid', currency: 'KES' })
    .where('paid_at', '>=', sqlTime(db.connection(), from))
    .where('paid_at', '<', sqlTime(db.connection(), to))
    .preload('transfer')
  const all = new Map([...named, ...sent].map((payout) => [payout.id, payout]))
  return [...all.values()].flatMap((payout) => paidOutOf(payout, window) ?? [])
}

/** It is noted as sent after it was, and approved before. */
function paidOutOf(payout: Payout, { from, to }: Window): PaidOut | null {
  const { amountMinor, approvedAt, createdAt, currency, id, paidAt, reference, status } = payout
  if (reference === null) return null
  const isWithin = approvedAt !== null && approvedAt >= from && paidAt !== null && paidAt < to
  const isSent = status === 'paid'
  return {
    id,
    reference,
    /* What M-Pesa was asked to send is in whole shillings. */
    amountMinor: payout.transfer?.amountMinor ?? amountMinor,
    currency,
    isSent,
    day: todayInNairobi((paidAt ?? createdAt).toJSDate()),
    isExpected: isSent && isWithin && RECEIPT.test(reference),
  }
}
