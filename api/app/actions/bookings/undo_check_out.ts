import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { renewDepositTime } from '#actions/bookings/renew_deposit_time'
import { stepBooking } from '#actions/bookings/step_booking'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * checked-out → checked-in, for fifteen minutes, with the nights that an early departure freed (ADR 0036).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state, later, after a review, when one of the nights is taken again, or its place has
 * another host by now
 */
export async function undoCheckOut(booking: Booking, actor: User, key: string | null = null) {
  if (booking.property.hostId !== booking.hostId)
    throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
  await takingNights('bookings.soldAgain', () =>
    stepBooking('undoCheckOut', booking, actor, key, {
      then: async (trx) => {
        await refuseReviewed(trx, booking)
        await takeNightsBack(trx, booking)
        await renewDepositTime(trx, booking.id)
      },
    })
  )
}

/** The guest may have written while this was asked for. */
async function refuseReviewed(trx: TransactionClientContract, { id }: Booking) {
  const review = await trx.from('reviews').where('booking_id', id).select('id').first()
  if (review) throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
}

async function takeNightsBack(trx: TransactionClientContract, booking: Booking) {
  const { id, departedOn, checkOut } = booking
  if (!departedOn) return
  await trx.from('bookings').where('id', id).update({ departed_on: null })
  await takeNights(trx, booking, departedOn, checkOut)
}
