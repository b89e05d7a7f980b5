import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdDates } from '#actions/bookings/hold_dates'
import { notifyOf } from '#actions/bookings/notify'
import { timeToPayColumns } from '#actions/bookings/time_to_pay'
import { giveDifferenceBack } from '#actions/payments/give_difference_back'
import { takeContested } from '#actions/calendars/reconcile_imports'
import bookingConfig from '#config/booking'
import { quoteColumns } from '#domain/quote'
import { nightsOf } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type DateChange from '#models/date_change'
import Payment from '#models/payment'
import type User from '#models/user'
import { refuseUnpayable } from '#services/other_dates'
import { editTimeAfter } from '#services/database/edit_time'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import { linesOfPayments } from '#services/ledger/owed_entries'

/**
 * Agrees to other dates: the nights, the price and the time to pay change at once (ADR 0079). What a paid stay costs less on them goes
 * back to its guest (ADR 0084).
 * @param id of the proposal that was shown
 * @throws Refusal 409 when it does not wait for this person's answer any more, a night was taken meanwhile, the stay is being paid,
 * was paid and would cost more, or is in a payout
 */
export async function agreeDates(booking: Booking, actor: User, id: number) {
  try {
    await writeTransaction((trx) => agree(trx, booking, actor, id))
  } catch (error) {
    throw isUniqueViolation(error, 'booking_nights')
      ? conflict('bookings.datesTaken', 'E_DATES_TAKEN')
      : error
  }
}

async function agree(trx: TransactionClientContract, known: Booking, actor: User, id: number) {
  const { booking } = await holdDates(trx, 'agreeDates', known, actor)
  const change = booking.dateChange
  if (change.id !== id) throw conflict('bookings.datesNotOpen', 'E_STATE_MOVED_ON')
  const { totalMinor } = booking
  const { checkIn, checkOut, quote } = change
  const difference = quote.total - totalMinor
  const payment = await refuseUnpayable(booking, { difference, total: quote.total }, trx)
  await refusePaidOut(trx, booking)

  const { quoteLines } = booking
  const before = { checkIn: booking.checkIn, checkOut: booking.checkOut, totalMinor }
  await moveNights(trx, booking, change)
  booking.merge({ checkIn, checkOut, ...quoteColumns(quote) })
  booking.updatedAt = editTimeAfter(booking.updatedAt)
  await booking.save()
  if (payment) {
    await giveDifferenceBack(trx, booking, payment, { quoteLines, totalMinor }, actor)
  }
  await renewTimeToPay(trx, booking)
  await close(trx, change)
  await recordAudit(trx, {
    actor,
    action: 'booking.datesChanged',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.datesChanged', title: booking.property.title },
    before,
    after: { checkIn, checkOut, totalMinor: quote.total },
  })
  await notifyOf(trx, 'datesChanged', booking.id)
}

/** What its host has, or will have, follows from what the stay was. */
async function refusePaidOut(trx: TransactionClientContract, { id }: Booking) {
  const line = await linesOfPayments(trx).where('facts.booking_id', id).select('entries.id').first()
  if (line) throw conflict('bookings.datesPaidOut', 'E_PAID_OUT')
}

/** Those of both stay as they are; the others are taken in one insert and ascending, as all writers do. */
async function moveNights(
  trx: TransactionClientContract,
  booking: Booking,
  { checkIn, checkOut }: DateChange
) {
  const { id, propertyId } = booking
  const held = nightsOf(booking.checkIn, booking.checkOut)
  const wanted = nightsOf(checkIn, checkOut)
  const rows = wanted
    .filter((night) => !held.includes(night))
    .map((night) => ({ property_id: propertyId, night, booking_id: id }))
  await trx.from('booking_nights').where('booking_id', id).whereNotIn('night', wanted).delete()
  if (rows.length > 0) await trx.table('booking_nights').multiInsert(rows)
  await takeContested(trx, id)
}

/** As of an agreement now; a stay that is paid has none. */
async function renewTimeToPay(trx: TransactionClientContract, booking: Booking) {
  if (!booking.paysOnline || booking.paymentStatus !== 'unpaid') return
  const { isInstant } = booking
  const columns = timeToPayColumns(trx, booking, { hours: bookingConfig.paymentHours, isInstant })
  await trx.from('bookings').where('id', booking.id).update(columns)
}

async function close(trx: TransactionClientContract, change: DateChange) {
  const { bookingId } = change
  const last = await Payment.query({ client: trx })
    .where({ bookingId })
    .orderBy('id', 'desc')
    .first()
  await change
    .merge({ status: 'agreed', decidedAt: DateTime.utc(), lastPaymentId: last?.id ?? null })
    .save()
}
