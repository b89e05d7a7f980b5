import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type Review from '#models/review'
import type User from '#models/user'

const nothingThere = () => AuthorizationResponse.deny('Resource not found.', 404)

/** Hidden reviews are 404; the action checks the state (contract). */
export default class ReviewPolicy extends BasePolicy {
  /** Only the guest; 404 for others. Never of one's own place. */
  create(user: User, booking: Booking) {
    const parties = booking.partiesOf(user)
    if (!parties.includes('guest')) return nothingThere()
    return !parties.includes('host') && booking.property.hostId !== user.id
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

  /** Not to what one has said oneself, as an admin or before the place was handed over. */
  respond(user: User, review: Review) {
    const may = review.property.isRunBy(user) && !review.isWrittenBy(user)
    return this.#ifShown(user, review, may)
  }

  /** Not of what is said about one's own place. */
  vote(user: User, review: Review) {
    const isOwn = review.isWrittenBy(user) || review.property.hostId === user.id
    return this.#ifShown(user, review, !isOwn)
  }

  judge(user: User, review: Review) {
    return this.#ifShown(user, review, !review.isWrittenBy(user))
  }

  /** Any review, or this one: nobody decides about their own. */
  moderate(user: User, review?: Review) {
    return user.isAdmin && !review?.isWrittenBy(user)
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
