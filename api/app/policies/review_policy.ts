import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type User from '#models/user'

/** Who may say something about a stay: whoever slept there. For others the booking does not exist (contract). */
export default class ReviewPolicy extends BasePolicy {
  create(user: User, booking: Booking) {
    if (booking.partiesOf(user).includes('guest')) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }
}
