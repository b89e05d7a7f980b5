import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { endDateChange } from '#actions/bookings/end_date_change'
import { holdDates } from '#actions/bookings/hold_dates'
import { notifyOf } from '#actions/bookings/notify'
import { momentOf } from '#domain/cancellation'
import { proposerOf, waitsUntil, type Proposer } from '#domain/date_changes'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import type User from '#models/user'
import { quoteOtherDates } from '#services/other_dates'
import { writeTransaction } from '#services/database/write_transaction'
import { refuseOtherPrice } from '#services/price_refusals'

type OtherDates = {
  checkIn: string
  checkOut: string
  /** The price that was shown, in major units; undefined was shown nothing. */
  total?: number
}

/**
 * Proposes other dates for an agreed stay that has not begun; the other one is asked (ADR 0079). No night is taken
 * before the answer.
 * @throws Refusal 409 when it has begun or a proposal waits, nights are taken, the price is another than was shown, or
 * the stay is paid and the difference can neither go back nor be paid, 422 for dates that cannot be booked, 403 for who is neither guest nor host
 */
export function proposeDates(booking: Booking, actor: User, wanted: OtherDates) {
  return writeTransaction((trx) => propose(trx, booking, actor, wanted))
}

async function propose(
  trx: TransactionClientContract,
  known: Booking,
  actor: User,
  { checkIn, checkOut, total }: OtherDates
) {
  const { booking } = await holdDates(trx, 'proposeDates', known, actor)
  const proposedBy = proposerOf(booking.partiesOf(actor))!
  const { quote } = await quoteOtherDates(booking, { checkIn, checkOut }, proposedBy, trx)
  refuseOtherPrice(quote, total)
  /** One whose time is over, and that the clock has not seen yet. */
  await endDateChange(trx, booking)
  await DateChange.create(
    {
      bookingId: booking.id,
      proposedBy,
      proposedById: actor.id,
      status: 'open',
      checkIn,
      checkOut,
      quote,
      formerTotalMinor: booking.totalMinor,
      expiresAt: expiryOf(booking, checkIn),
    },
    { client: trx }
  )
  await recordAudit(trx, {
    actor,
    action: 'booking.datesProposed',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.datesProposed', title: booking.property.title },
    after: { checkIn, checkOut, totalMinor: quote.total, currency: quote.currency },
  })
  await notifyOf(trx, EVENTS[proposedBy], booking.id)
}

const EVENTS = {
  guest: 'datesProposedByGuest',
  host: 'datesProposedByHost',
} as const satisfies Record<Proposer, string>

function expiryOf({ cancellable: { arrival }, times }: Booking, checkIn: string) {
  const newArrival = momentOf(checkIn, times.checkInFrom)
  return DateTime.fromMillis(waitsUntil({ now: Date.now(), arrival, newArrival }))
}
