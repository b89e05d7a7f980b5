import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type User from '#models/user'

/** A stay is paid by its guest, and by nobody else (contract). For outsiders the booking does not exist. */
export default class PaymentPolicy extends BasePolicy {
  pay(user: User, booking: Booking) {
    const parties = booking.partiesOf(user)
    if (parties.length === 0) return AuthorizationResponse.deny('Resource not found.', 404)
    return parties.includes('guest')
  }
}
