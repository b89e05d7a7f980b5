import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sendNotice } from '#actions/bookings/send_notices'
import type { BookingEvent } from '#domain/booking_notices'
import BookingNotice from '#models/booking_notice'

/**
 * Writes down, in the transaction of what happened, that its letters are to be written. That is done after the
 * commit; after a crash in between by the clock (send_notices). It never fails the request.
 */
export async function notifyOf(
  trx: TransactionClientContract,
  event: BookingEvent,
  bookingId: number
) {
  const { id } = await BookingNotice.create({ bookingId, event }, { client: trx })
  trx.after('commit', () => sendNotice(id))
}
