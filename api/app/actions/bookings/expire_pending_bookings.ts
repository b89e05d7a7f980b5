import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { releaseNights } from '#actions/bookings/cancel_booking'
import { notifyOf } from '#actions/bookings/notify'
import { moveBooking } from '#actions/bookings/move_booking'
import { Refusal } from '#exceptions/refusal'
import Booking from '#models/booking'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

/** Each in a transaction of its own (decisions §4). @returns the ids of the bookings that expired */
export async function expirePendingBookings(now = DateTime.utc()) {
  const due = await Booking.query()
    .where('status', 'pending')
    .where('expires_at', '<=', sqlTime(db.connection(), now))
    .preload('property')
    .orderBy('id')
    .limit(500)

  const expired: number[] = []
  for (const booking of due) {
    try {
      await writeTransaction(async (trx) => {
        await moveBooking(trx, 'expire', booking, null, { cancellation_cause: 'expired' })
        await releaseNights(trx, booking.id)
        await notifyOf(trx, 'expired', booking.id)
      })
      expired.push(booking.id)
    } catch (error) {
      /** One that fails does not keep the others waiting. */
      if (error instanceof Refusal) {
        logger.debug({ booking: booking.id }, 'answered in the last moment, not expired')
      } else {
        logger.error({ err: error, booking: booking.id }, 'a request could not be expired')
      }
    }
  }
  return expired
}
