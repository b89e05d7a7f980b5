import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdDates } from '#actions/bookings/hold_dates'
import { holdNightsOf, moveToDates } from '#actions/bookings/move_to_dates'
import { notifyOf } from '#actions/bookings/notify'
import { timeToPayColumns } from '#actions/bookings/time_to_pay'
import { takingNights } from '#actions/bookings/take_nights'
import { giveDifferenceBack } from '#actions/payments/give_difference_back'
import bookingConfig from '#config/booking'
import { momentOf } from '#domain/cancellation'
import { waitsUntil } from '#domain/date_changes'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type DateChange from '#models/date_change'
import type User from '#models/user'
import { refuseUnpayable } from '#services/other_dates'
import { writeTransaction } from '#services/database/write_transaction'
import { linesOfPayments } from '#services/ledger/owed_entries'

/**
 * Agrees to other dates: the nights, the price and the time to pay change at once (ADR 0079). What a paid stay costs less on them goes
 * back to its guest (ADR 0084); where it costs more the new nights are held beside its own until the guest has paid that (ADR 0089).
 * @param id of the proposal that was shown
 * @returns whether they wait for a payment
 * @throws Refusal 409 when it does not wait for this person's answer any more, a night was taken meanwhile, the stay is being paid,
 * its guest's bank asks for its money, or it is in a payout
 */
export async function agreeDates(booking: Booking, actor: User, id: number) {
  return takingNights('bookings.datesTaken', () =>
    writeTransaction((trx) => agree(trx, booking, actor, id))
  )
}

async function agree(trx: TransactionClientContract, known: Booking, actor: User, id: number) {
  const { booking } = await holdDates(trx, 'agreeDates', known, actor)
  const change = booking.dateChange
  if (change.id !== id) throw conflict('bookings.datesNotOpen', 'E_STATE_MOVED_ON')
  const { quote } = change
  const difference = quote.total - booking.totalMinor
  const paid = await refuseUnpayable(booking, quote, trx)
  await refusePaidOut(trx, booking)

  await holdNightsOf(trx, booking, change)
  if (paid && difference > 0) {
    await waitForDifference(trx, booking, change, actor)
    return true
  }
  const former = await moveToDates(trx, booking, change, actor)
  if (paid) await giveDifferenceBack(trx, booking, paid, former, actor)
  await renewTimeToPay(trx, booking)
  return false
}

/** What its host has, or will have, follows from what the stay was. */
async function refusePaidOut(trx: TransactionClientContract, { id }: Booking) {
  const line = await linesOfPayments(trx).where('facts.booking_id', id).select('entries.id').first()
  if (line) throw conflict('bookings.datesPaidOut', 'E_PAID_OUT')
}

/** The stay is what it was until its guest has paid. */
async function waitForDifference(
  trx: TransactionClientContract,
  booking: Booking,
  change: DateChange,
  actor: User
) {
  const { arrival } = booking.cancellable
  const { checkIn, checkOut, quote } = change
  const newArrival = momentOf(checkIn, booking.times.checkInFrom)
  const until = waitsUntil({ now: Date.now(), arrival, newArrival }, bookingConfig.paymentHours)
  const expiresAt = DateTime.fromMillis(until).startOf('minute')
  await change.merge({ status: 'due', decidedAt: DateTime.utc(), expiresAt }).save()
  await recordAudit(trx, {
    actor,
    action: 'booking.datesAgreed',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.datesAgreed', title: booking.property.title },
    after: { checkIn, checkOut, totalMinor: quote.total, currency: quote.currency },
  })
  await notifyOf(trx, 'datesDue', booking.id)
}

/** As of an agreement now; a stay that is paid has none, nor has one that is paid directly at its new price. */
async function renewTimeToPay(trx: TransactionClientContract, booking: Booking) {
  if (booking.paymentStatus !== 'unpaid') return
  const { isInstant } = booking
  const columns = timeToPayColumns(trx, booking, { hours: bookingConfig.paymentHours, isInstant })
  await trx.from('bookings').where('id', booking.id).update(columns)
}
