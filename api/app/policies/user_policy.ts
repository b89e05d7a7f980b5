import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Admins look after people; everybody after themselves. For others an account does not exist (contract). */
export default class UserPolicy extends BasePolicy {
  /** The lists, their search and their numbers. */
  viewAny(user: User) {
    return user.isAdmin
  }

  /** Creating, changing, deactivating and deleting. That it is not oneself is the action's word. */
  manage(user: User) {
    return user.isAdmin
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
