import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class AuditPolicy extends BasePolicy {
  viewAny(user: User) {
    return user.isAdmin
  }
}
