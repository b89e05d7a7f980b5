import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class DiscrepancyPolicy extends BasePolicy {
  /** See where gateways and our books differ, and say what came of it. */
  reconcile(user: User) {
    return user.isAdmin
  }
}
