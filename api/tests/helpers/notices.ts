import { notifyOf } from '#actions/bookings/notify'
import type { BookingEvent } from '#domain/booking_notices'
import { writeTransaction } from '#services/database/write_transaction'

/** Tells a booking's parties that something happened, without its happening. */
export function tell(event: BookingEvent, bookingId: number) {
  return writeTransaction((trx) => notifyOf(trx, event, bookingId))
}
