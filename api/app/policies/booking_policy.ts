import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * Who may open a booking at all: its guest, its host, an admin. For others it does not exist (contract).
 * Which moves are theirs is the lifecycle's answer, given by the action itself.
 */
export default class BookingPolicy extends BasePolicy {
  view(user: User, booking: Booking) {
    if (booking.partiesOf(user).length > 0) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }

  /** The desk of whoever runs properties: calendar, arrivals and departures, months in numbers. */
  lookAfter(user: User) {
    return user.runsProperties
  }

  /** The books as a file: those of one's own properties, an admin's of all. */
  export(user: User) {
    return user.runsProperties
  }
}
