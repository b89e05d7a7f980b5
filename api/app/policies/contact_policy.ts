import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Anybody writes to the desk; who sits there are the admins (contract). */
export default class ContactPolicy extends BasePolicy {
  manage(user: User) {
    return user.isAdmin
  }
}
