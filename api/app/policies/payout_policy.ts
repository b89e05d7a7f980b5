import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Payout from '#models/payout'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

export default class PayoutPolicy extends BasePolicy {
  manage(user: User) {
    return user.isAdmin
  }

  /** A host's own, all for an admin. */
  list(user: User) {
    return user.runsProperties
  }

  view(user: User, payout: Payout) {
    return user.isAdmin || payout.hostId === user.id || NOT_FOUND
  }

  /** One's own. */
  viewEarnings(user: User) {
    return user.runsProperties
  }
}
