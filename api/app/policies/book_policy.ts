import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class BookPolicy extends BasePolicy {
  /** All hosts' and our own money. */
  read(user: User) {
    return user.isAdmin
  }
}
