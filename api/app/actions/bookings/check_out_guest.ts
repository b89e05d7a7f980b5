import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { releaseNights } from '#actions/bookings/cancel_booking'
import { stepBooking } from '#actions/bookings/step_booking'
import { renewDepositTime } from '#actions/bookings/renew_deposit_time'
import { departureOf } from '#domain/booking_lifecycle'
import { todayInNairobi } from '#domain/stay'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * checked-in → checked-out (§4). Before the check-out date the nights that remain are free again (ADR 0036).
 * @param hostNotes as they are after it; undefined leaves them
 * @param key Idempotency-Key
 * @param known the edit that the actor has seen; null for whichever it is
 * @throws Refusal 409 in any other state, 412 when it was edited since
 */
export function checkOutGuest(
  booking: Booking,
  actor: User,
  hostNotes: string | null | undefined,
  key: string | null = null,
  known: string | null = null
) {
  return stepBooking('checkOut', booking, actor, key, {
    hostNotes,
    known,
    then: async (trx) => {
      await endEarly(trx, booking)
      await renewDepositTime(trx, booking.id)
    },
    notify: 'checkedOut',
  })
}

async function endEarly(trx: TransactionClientContract, booking: Booking) {
  const departedOn = departureOf(booking, todayInNairobi())
  if (departedOn === booking.checkOut) return
  await trx.from('bookings').where('id', booking.id).update({ departed_on: departedOn })
  await releaseNights(trx, booking.id, departedOn)
}
