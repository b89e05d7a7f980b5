import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Booking from '#models/booking'
import type Review from '#models/review'
import type User from '#models/user'

const nothingThere = () => AuthorizationResponse.deny('Resource not found.', 404)

/**
 * Who may do what with a review (contract). One that is hidden from somebody does not exist for them; whether
 * its state allows the step is the action's answer.
 */
export default class ReviewPolicy extends BasePolicy {
  /** Whoever slept there says how it was. For others the booking does not exist. */
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

  /** Pictures may show people who have changed their mind: the author takes one down at any time. */
  removePhoto(user: User, review: Review) {
    return this.#ifShown(user, review, review.isWrittenBy(user) || user.isAdmin)
  }

  respond(user: User, review: Review) {
    return this.#ifShown(user, review, review.property.isRunBy(user))
  }

  /** Helpful votes and reports: anybody but the author. */
  judge(user: User, review: Review) {
    return this.#ifShown(user, review, !review.isWrittenBy(user))
  }

  moderate(user: User) {
    return user.isAdmin
  }

  /** What somebody wrote everywhere: only as long as they show a profile. */
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
