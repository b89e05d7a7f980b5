import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#models/user'

/** Who is on the list is for admins to know; joining and leaving needs nothing but the letter. */
export default class NewsletterPolicy extends BasePolicy {
  viewAny(user: User) {
    return user.isAdmin
  }
}
