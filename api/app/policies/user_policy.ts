import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Admins, and everybody for themselves; 404 for others (contract). */
export default class UserPolicy extends BasePolicy {
  viewAny(user: User) {
    return user.isAdmin
  }

  /** The action refuses one's own account. */
  manage(user: User) {
    return user.isAdmin
  }

  /** Guests; of whoever hosts already nothing is changed. */
  becomeHost(user: User) {
    return !user.isAdmin
  }

  view(user: User, person: User) {
    return this.#isAdminOrSelf(user, person)
  }

  changeAvatar(user: User, person: User) {
    return this.#isAdminOrSelf(user, person)
  }

  #isAdminOrSelf(user: User, person: User) {
    if (user.isAdmin || user.id === person.id) return true
    return AuthorizationResponse.deny('Resource not found.', 404)
  }
}
