import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class SystemPolicy extends BasePolicy {
  /** See how the product runs, and decide on work that was given up. */
  operate(user: User) {
    return user.isAdmin
  }
}
