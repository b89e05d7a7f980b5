import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type Review from '#models/review'
import type User from '#models/user'

const nothingThere = () => AuthorizationResponse.deny('Resource not found.', 404)

/** Hidden reviews are 404; the action checks the state (contract). */
export default class ReviewPolicy extends BasePolicy {
  /** Only the guest; 404 for others. */
  create(user: User, booking: Booking) {
    return booking.partiesOf(user).includes('guest') || nothingThere()
  }

  view(user: User, review: Review) {
    return this.#ifShown(user, review, true)
  }

  edit(user: User, review: Review) {
    return this.#ifShown(user, review, review.isWrittenBy(user))
  }

  delete(user: User, review: Review) {
    return this.#ifShown(user, review, review.isWrittenBy(user) || user.isAdmin)
  }

  /** Any time: a person in it may object late. */
  removePhoto(user: User, review: Review) {
    return this.#ifShown(user, review, review.isWrittenBy(user) || user.isAdmin)
  }

  respond(user: User, review: Review) {
    return this.#ifShown(user, review, review.property.isRunBy(user))
  }

  judge(user: User, review: Review) {
    return this.#ifShown(user, review, !review.isWrittenBy(user))
  }

  moderate(user: User) {
    return user.isAdmin
  }

  /** Only while the author's profile is public. */
  @allowGuest()
  listBy(user: User | null, author: User) {
    if (user?.isAdmin || user?.id === author.id) return true
    const shown = author.mayUseAccount && author.settings?.publicProfile !== false
    return shown || nothingThere()
  }

  #ifShown(user: User, review: Review, may: boolean) {
    return review.isShownTo(user) ? may : nothingThere()
  }
}
