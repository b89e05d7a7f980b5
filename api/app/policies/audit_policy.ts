import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** The log of who changed what is the admins' to read. Nobody writes in it by hand. */
export default class AuditPolicy extends BasePolicy {
  viewAny(user: User) {
    return user.isAdmin
  }
}
