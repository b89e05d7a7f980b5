import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { stepBooking } from '#actions/bookings/step_booking'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import { timeToPayColumns } from '#actions/bookings/time_to_pay'
import { LEAST_HOURS } from '#domain/time_to_pay'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'

/** Nothing of the cancellation stays. */
const COLUMNS = { cancellation_cause: null, refund_minor: null, settles_at: null }

/**
 * cancelled → confirmed, for fifteen minutes, with all its nights (ADR 0067).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state, later, when one of the nights is taken again, its guest has left Makao, or
 * its place has another host by now
 */
export async function undoNoShow(booking: Booking, actor: User, key: string | null = null) {
  const isHandedOver = booking.property.hostId !== booking.hostId
  if (isHandedOver || (booking.guest.deletedAt && !booking.guest.withoutAccount)) {
    throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
  }
  await takingNights('bookings.soldAgainNoShow', () =>
    stepBooking('undoNoShow', booking, actor, key, {
      columns: COLUMNS,
      then: async (trx) => {
        await takeNights(trx, booking, booking.checkIn, booking.checkOut)
        await giveTimeToPay(trx, booking)
      },
    })
  )
}

/** As the clock gives it where nobody could pay: the mark took it away. */
async function giveTimeToPay(trx: TransactionClientContract, booking: Booking) {
  if (booking.isByHand) return
  const isInstant = booking.approvedBy === null
  const columns = timeToPayColumns(trx, booking, { hours: LEAST_HOURS, isInstant })
  await trx
    .from('bookings')
    .where({ id: booking.id })
    .whereIn('payment_status', ['unpaid', 'pending'])
    .update(columns)
}
