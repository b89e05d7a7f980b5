import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { renewDepositTime } from '#actions/bookings/renew_deposit_time'
import { stepBooking } from '#actions/bookings/step_booking'
import { takeNights, takingNights } from '#actions/bookings/take_nights'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * checked-out → checked-in, for fifteen minutes, with the nights that an early departure freed (ADR 0036).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state, later, after a review, or when one of the nights is taken again
 */
export async function undoCheckOut(booking: Booking, actor: User, key: string | null = null) {
  await takingNights('bookings.soldAgain', () =>
    stepBooking('undoCheckOut', booking, actor, key, {
      then: async (trx) => {
        await takeNightsBack(trx, booking)
        await renewDepositTime(trx, booking.id)
      },
    })
  )
}

async function takeNightsBack(trx: TransactionClientContract, booking: Booking) {
  const { id, departedOn, checkOut } = booking
  if (!departedOn) return
  await trx.from('bookings').where('id', id).update({ departed_on: null })
  await takeNights(trx, booking, departedOn, checkOut)
}
