import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type User from '#models/user'

/** Guest only; 404 for others (contract). */
export default class PaymentPolicy extends BasePolicy {
  pay(user: User, booking: Booking) {
    const parties = booking.partiesOf(user)
    if (parties.length === 0) return AuthorizationResponse.deny('Resource not found.', 404)
    return parties.includes('guest')
  }
}
