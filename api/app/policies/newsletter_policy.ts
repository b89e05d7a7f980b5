import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Subscribing needs no policy: the letter's token is enough. */
export default class NewsletterPolicy extends BasePolicy {
  viewAny(user: User) {
    return user.isAdmin
  }
}
