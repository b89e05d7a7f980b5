import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Anybody may write; admins read (contract). */
export default class ContactPolicy extends BasePolicy {
  manage(user: User) {
    return user.isAdmin
  }
}
