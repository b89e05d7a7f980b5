import { allowGuest, AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import { isForbiddenMove, type TransitionName } from '#domain/booking_lifecycle'
import { proposerOf } from '#domain/date_changes'
import { isClaimants, type ClaimAction } from '#domain/deposit_claims'
import type Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'

const NOT_FOUND = AuthorizationResponse.deny('Resource not found.', 404)

/** Visible to guest, host and admins, else 404 (contract). Transitions are checked by the lifecycle. */
export default class BookingPolicy extends BasePolicy {
  view(user: User, booking: Booking) {
    return booking.partiesOf(user).length > 0 || NOT_FOUND
  }

  /** Its host has statements of their own. */
  viewReceipt(user: User, booking: Booking) {
    const party = booking.partiesOf(user)
    if (party.length === 0) return NOT_FOUND
    return party.includes('guest') || party.includes('admin')
  }

  /** The action refuses one's own property. */
  create(user: User) {
    return user.mayUseAccount
  }

  approve(user: User, booking: Booking) {
    return this.#move('approve', user, booking)
  }

  decline(user: User, booking: Booking) {
    return this.#move('decline', user, booking)
  }

  cancel(user: User, booking: Booking) {
    return this.#move('cancel', user, booking)
  }

  checkIn(user: User, booking: Booking) {
    return this.#move('checkIn', user, booking)
  }

  checkOut(user: User, booking: Booking) {
    return this.#move('checkOut', user, booking)
  }

  undoCheckIn(user: User, booking: Booking) {
    return this.#move('undoCheckIn', user, booking)
  }

  undoCheckOut(user: User, booking: Booking) {
    return this.#move('undoCheckOut', user, booking)
  }

  noShow(user: User, booking: Booking) {
    return this.#move('noShow', user, booking)
  }

  undoNoShow(user: User, booking: Booking) {
    return this.#move('undoNoShow', user, booking)
  }

  /** Guest and host agree on them; nobody does it for them. */
  changeDates(user: User, booking: Booking) {
    const party = booking.partiesOf(user)
    if (party.length === 0) return NOT_FOUND
    return proposerOf(party) !== null
  }

  /** Who sees a stay may leave its nights out where it is; for everybody else it does not exist. */
  @allowGuest()
  leaveOut(user: User | null, booking: Booking, property: Property) {
    const isSeen = user !== null && booking.partiesOf(user).length > 0
    return (isSeen && booking.propertyId === property.id) || NOT_FOUND
  }

  /** Who runs the stay changes one that was written down, or takes one to another of its host's listings. */
  runStay(user: User, booking: Booking) {
    const party = booking.partiesOf(user)
    if (party.length === 0) return NOT_FOUND
    return party.includes('host') || party.includes('admin')
  }

  claimDeposit(user: User, booking: Booking) {
    return this.#claim('claimDeposit', user, booking)
  }

  answerClaim(user: User, booking: Booking) {
    return this.#claim('acceptClaim', user, booking)
  }

  withdrawClaim(user: User, booking: Booking) {
    return this.#claim('withdrawClaim', user, booking)
  }

  decideClaim(user: User, booking: Booking) {
    return this.#claim('decideClaim', user, booking)
  }

  /** All claims of deposits. */
  seeClaims(user: User) {
    return user.isAdmin
  }

  lookAfter(user: User) {
    return user.runsProperties
  }

  /** A host's own, all for an admin. */
  export(user: User) {
    return user.runsProperties
  }

  #claim(action: ClaimAction, user: User, booking: Booking) {
    const party = booking.partiesOf(user)
    return party.length === 0 ? NOT_FOUND : isClaimants(action, party)
  }

  #move(name: TransitionName, user: User, booking: Booking) {
    const party = booking.partiesOf(user)
    if (party.length === 0) return NOT_FOUND
    return !isForbiddenMove(name, { status: booking.status, party })
  }
}
