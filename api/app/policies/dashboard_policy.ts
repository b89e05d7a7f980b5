import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

export default class DashboardPolicy extends BasePolicy {
  host(user: User) {
    return user.isHost
  }

  guest(user: User) {
    return user.isGuest
  }

  admin(user: User) {
    return user.isAdmin
  }
}
