import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import { mayNotePayment } from '#domain/payment_notes'
import type Booking from '#models/booking'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

/** The guest pays, the host notes what was paid directly; 404 for strangers (contract). */
export default class PaymentPolicy extends BasePolicy {
  pay(user: User, booking: Booking) {
    const parties = booking.partiesOf(user)
    return parties.length === 0 ? NOT_FOUND : parties.includes('guest')
  }

  note(user: User, booking: Booking) {
    const parties = booking.partiesOf(user)
    return parties.length === 0 ? NOT_FOUND : mayNotePayment(parties)
  }
}
