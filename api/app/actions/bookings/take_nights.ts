import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nightsOf } from '#domain/stay'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import { isUniqueViolation } from '#services/database/write_transaction'

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

/**
 * Does what takes nights.
 * @param taken what is said when one of them is somebody else's by then
 * @throws Refusal 409 in that case
 */
export async function takingNights<Result>(taken: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error, 'booking_nights') ? conflict(taken, 'E_DATES_TAKEN') : error
  }
}
