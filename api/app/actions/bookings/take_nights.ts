import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nightsOf } from '#domain/stay'
import type Booking from '#models/booking'

/**
 * Takes the nights of a booking from `from` to `until`, in one insert and ascending, so that all writers lock in the
 * same order.
 * @throws the unique violation of booking_nights when one of them is taken
 */
export async function takeNights(
  trx: TransactionClientContract,
  { id, propertyId }: Booking,
  from: string,
  until: string
) {
  const rows = nightsOf(from, until).map((night) => ({
    property_id: propertyId,
    night,
    booking_id: id,
  }))
  await trx.table('booking_nights').multiInsert(rows)
}
