import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { freeNightsBeside } from '#actions/bookings/end_date_change'
import { notifyOf } from '#actions/bookings/notify'
import { quoteColumns } from '#domain/quote'
import { nightsOf } from '#domain/stay'
import type Booking from '#models/booking'
import type DateChange from '#models/date_change'
import Payment from '#models/payment'
import { editTimeAfter } from '#services/database/edit_time'

/**
 * Gives a stay the dates and the price that its guest and host have agreed on; the nights that it leaves are free (ADR 0079). Call it with
 * the booking held and the new nights taken.
 * @param booking with its property
 * @returns what the stay cost before
 */
export async function moveToDates(
  trx: TransactionClientContract,
  booking: Booking,
  change: DateChange,
  actor: { id: number } | null
) {
  const { currency, quoteLines, totalMinor } = booking
  const { checkIn, checkOut, quote } = change
  const before = { checkIn: booking.checkIn, checkOut: booking.checkOut, totalMinor, currency }
  booking.merge({ checkIn, checkOut, ...quoteColumns(quote) })
  if (booking.depositState === 'held') booking.depositSettlesAt = booking.depositReturnsAt
  booking.updatedAt = editTimeAfter(booking.updatedAt)
  await booking.save()
  await freeNightsBeside(trx, booking)
  await close(trx, change)
  await recordAudit(trx, {
    actor,
    action: 'booking.datesChanged',
    subject: { type: 'booking', id: booking.id },
    message: { name: 'booking.datesChanged', title: booking.property.title },
    before,
    after: { checkIn, checkOut, totalMinor: quote.total, currency: quote.currency },
  })
  await notifyOf(trx, 'datesChanged', booking.id)
  return { quoteLines, totalMinor }
}

/**
 * Takes the nights of other dates that are none of the stay yet, in one insert and ascending, as all writers do.
 * @throws the unique violation of booking_nights when one of them is taken
 */
export async function holdNightsOf(
  trx: TransactionClientContract,
  { checkIn, checkOut, id, propertyId }: Booking,
  change: { checkIn: string; checkOut: string }
) {
  const own = nightsOf(checkIn, checkOut)
  const rows = nightsOf(change.checkIn, change.checkOut)
    .filter((night) => !own.includes(night))
    .map((night) => ({ property_id: propertyId, night, booking_id: id }))
  if (rows.length > 0) await trx.table('booking_nights').multiInsert(rows)
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
