import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { releaseNights } from '#actions/bookings/cancel_booking'
import { notifyOf } from '#actions/bookings/notify'
import { moveBooking } from '#actions/bookings/move_booking'
import type { CancellationCause } from '#domain/booking_lifecycle'
import { Refusal } from '#exceptions/refusal'
import Booking from '#models/booking'
import type User from '#models/user'

/**
 * Cancels pending bookings when the property, host or guest is removed.
 * @returns their ids
 */
export async function cancelPendingBookings(
  trx: TransactionClientContract,
  scope: { propertyId: number } | { hostId: number } | { guestId: number },
  actor: User,
  cause: CancellationCause
): Promise<number[]> {
  const pending = await Booking.query({ client: trx })
    .where(scope)
    .preload('property')
    .where('status', 'pending')
    .orderBy('id')

  const cancelled: number[] = []
  for (const booking of pending) {
    const columns = { cancellation_cause: cause }
    try {
      await moveBooking(trx, 'cancel', booking, actor, columns, ['pending'])
    } catch (error) {
      if (error instanceof Refusal) continue
      throw error
    }
    await releaseNights(trx, booking.id)
    await notifyOf(trx, 'cancelled', booking.id)
    cancelled.push(booking.id)
  }
  return cancelled
}
