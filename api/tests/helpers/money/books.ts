import db from '@adonisjs/lucid/services/db'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'

export type Books = Awaited<ReturnType<typeof readBooks>>

/** All that is written of money and nights. */
export async function readBooks() {
  const facts = await LedgerTransaction.query()
    .preload('entries', (entries) => entries.orderBy('id'))
    .orderBy('id')
  const payments = await Payment.query().preload('refunds').orderBy('id')
  const held = await DateChange.query().where('status', 'due')
  const bookings = await Booking.query().orderBy('id')
  const payouts = await Payout.query().orderBy('id')
  const transfers = await PayoutTransfer.query().where('status', 'done')
  const lines = await db.from('payout_lines').select('entry_id', 'payout_id')
  const owed = await db.from('owed_entries').select('entry_id', 'host_id')
  const released = await db.from('released_payout_lines').select('entry_id')
  const months = await db.from('ledger_months').select('host_id', 'currency', 'amount_minor')
  const nights = await db.from('booking_nights').select('booking_id', 'night').orderBy('night')
  return {
    facts,
    payments,
    bookings,
    payouts,
    transfers,
    lines,
    owed,
    released,
    months,
    nights,
    held,
  }
}

/** @throws Error with these words when it does not hold */
export function must(holds: boolean, words: string) {
  if (!holds) throw new Error(words)
}

export const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other)
