import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { freeNightsBeside, KEPT } from '#actions/bookings/end_date_change'
import { holdDates } from '#actions/bookings/hold_dates'
import { notifyOf } from '#actions/bookings/notify'
import type { DateChangeStatus } from '#domain/date_changes'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

const STEPS = {
  declineDates: { status: 'declined', audited: 'booking.datesDeclined' },
  withdrawDates: { status: 'withdrawn', audited: 'booking.datesWithdrawn' },
} as const satisfies Record<string, { status: DateChangeStatus; audited: string }>

/**
 * The stay keeps its dates, and who proposed others is told (ADR 0079).
 * @param id of the proposal that was shown
 * @throws Refusal 409 when it does not wait for this person's answer any more
 */
export function declineDates(booking: Booking, actor: User, id: number) {
  return keepDates('declineDates', booking, actor, id)
}

/**
 * Takes one's own proposal back before it is answered (ADR 0079); either of the two gives up dates that are agreed and not paid (ADR 0089).
 * @param id of the proposal that was shown
 * @throws Refusal 409 when it was answered, or is not theirs, or is being paid
 */
export function withdrawDates(booking: Booking, actor: User, id: number) {
  return keepDates('withdrawDates', booking, actor, id)
}

function keepDates(name: keyof typeof STEPS, known: Booking, actor: User, id: number) {
  const { audited, status } = STEPS[name]
  return writeTransaction(async (trx) => {
    const { booking, property } = await holdDates(trx, name, known, actor)
    const change = booking.dateChange
    if (change.id !== id) throw conflict('bookings.datesNotOpen', 'E_STATE_MOVED_ON')
    const isDue = change.status === 'due'
    await change.merge({ status, decidedAt: DateTime.utc() }).save()
    await recordAudit(trx, {
      actor,
      action: audited,
      subject: { type: 'booking', id: booking.id },
      message: { name: audited, title: property.title },
      before: { checkIn: change.checkIn, checkOut: change.checkOut },
    })
    if (isDue) {
      await freeNightsBeside(trx, booking)
      await notifyOf(trx, 'datesNotPaid', booking.id)
    }
    if (name === 'declineDates') await notifyOf(trx, KEPT[change.proposedBy], booking.id)
  })
}
