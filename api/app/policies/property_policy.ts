import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Property from '#models/property'
import type User from '#models/user'

/** Who may see which properties (contract). */
export default class PropertyPolicy extends BasePolicy {
  /** Everybody the active ones; whoever runs it also while it is inactive. For others it does not exist. */
  @allowGuest()
  view(user: User | null, property: Property) {
    if (property.isActive || property.isRunBy(user)) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }

  /** Every property there is, inactive ones included. */
  viewAll(user: User) {
    return user.isAdmin
  }

  /** A list of one's own properties. */
  viewOwn(user: User) {
    return user.runsProperties
  }
}
