import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Property from '#models/property'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

/** Who may see which properties, and who may change them (contract). */
export default class PropertyPolicy extends BasePolicy {
  /** Everybody the active ones; whoever runs it also while it is inactive. For others it does not exist. */
  @allowGuest()
  view(user: User | null, property: Property) {
    return property.isActive || property.isRunBy(user) || NOT_FOUND
  }

  /** Every property there is, inactive ones included. */
  viewAll(user: User) {
    return user.isAdmin
  }

  /** A list of one's own properties. */
  viewOwn(user: User) {
    return user.runsProperties
  }

  /** A list of them as a file. */
  export(user: User) {
    return user.runsProperties
  }

  /** Whoever lists a place becomes its host. */
  create(user: User) {
    return user.runsProperties
  }

  /** Its host and admins. Somebody else's that is public is refused; one that is not does not exist. */
  manage(user: User, property: Property) {
    if (property.isRunBy(user)) return true
    return property.isActive ? false : NOT_FOUND
  }
}
