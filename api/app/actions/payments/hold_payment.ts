import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Booking from '#models/booking'
import Payment from '#models/payment'

/**
 * Locks a booking for the rest of the transaction, by an update that changes nothing, and reads it as it is now.
 * Whoever moves money locks here first, on both engines, and only then touches payments.
 */
export async function holdBooking(trx: TransactionClientContract, id: number) {
  await trx.from('bookings').where('id', id).increment('nights', 0)
  return Booking.findOrFail(id, { client: trx })
}

/** The same for one attempt to pay, with its booking. */
export async function holdPayment(
  trx: TransactionClientContract,
  { id, bookingId }: { id: number; bookingId: number }
) {
  const booking = await holdBooking(trx, bookingId)
  const payment = await Payment.findOrFail(id, { client: trx })
  return { booking, payment }
}
