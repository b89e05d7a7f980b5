import { toNight } from '#domain/stay'

/**
 * The life of a booking: states, moves, who may make them and when. Policies, actions, buttons and
 * labels all ask here; nobody else compares status strings (§4).
 */
export const STATUSES = ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** Agreed by the host and not called off: guest and host may know how to reach each other. */
export const AGREED_STATUSES = [
  'confirmed',
  'checked-in',
  'checked-out',
] as const satisfies readonly Status[]

/** What somebody is to one booking. A host who travels is the guest of that booking. */
export const PARTIES = ['guest', 'host', 'admin', 'system'] as const
export type Party = (typeof PARTIES)[number]

/** Hours for which a pending booking holds its nights before it expires. */
export const PENDING_HOURS = 24

/** Days after the check-out date within which the guest may review. */
export const REVIEW_WINDOW_DAYS = 14

type Transition = {
  from: readonly Status[]
  to: Status
  by: readonly Party[]
  when?: (stay: { checkIn: string }, today: string) => boolean
}

export const TRANSITIONS = {
  approve: { from: ['pending'], to: 'confirmed', by: ['host', 'admin'] },
  checkIn: {
    from: ['confirmed'],
    to: 'checked-in',
    by: ['host', 'admin'],
    when: (stay, today) => toNight(stay.checkIn) <= toNight(today),
  },
  checkOut: { from: ['checked-in'], to: 'checked-out', by: ['host', 'admin'] },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['guest', 'host', 'admin'] },
  expire: { from: ['pending'], to: 'cancelled', by: ['system'] },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof TRANSITIONS

export const ACTIONS = ['approve', 'cancel', 'checkIn', 'checkOut', 'review'] as const
export type BookingAction = (typeof ACTIONS)[number]

/**
 * Whether somebody may make a move today. `party` may be several, for who is two things at once
 * (an admin on a trip of their own).
 */
export function canTransition(
  name: TransitionName,
  booking: { status: Status; checkIn: string; today: string; party: Party | readonly Party[] }
): boolean {
  const transition: Transition = TRANSITIONS[name]
  return (
    transition.from.includes(booking.status) &&
    parties(booking.party).some((party) => transition.by.includes(party)) &&
    (transition.when?.(booking, booking.today) ?? true)
  )
}

/** The states a move may start from: the `status IN (…)` of its compare-and-set. */
export function transitionSources(name: TransitionName): Status[] {
  return [...TRANSITIONS[name].from]
}

/** What somebody may do with a booking today, in the order in which buttons stand. */
export function actionsFor(booking: {
  status: Status
  checkIn: string
  checkOut: string
  today: string
  party: Party | readonly Party[]
  hasReview: boolean
}): BookingAction[] {
  return ACTIONS.filter((action) =>
    action === 'review' ? canReview(booking) : canTransition(action, booking)
  )
}

/** Whether the guest may review the stay today: it is over, since 14 days at most, and has none. */
export function canReview(booking: {
  status: Status
  checkOut: string
  today: string
  party: Party | readonly Party[]
  hasReview: boolean
}): boolean {
  return parties(booking.party).includes('guest') && reviewProblem(booking) === null
}

export type ReviewProblem = 'notCheckedOut' | 'alreadyReviewed' | 'tooLate'

/** Why nobody can review the stay today, or null when its guest can. */
export function reviewProblem(booking: {
  status: Status
  checkOut: string
  today: string
  hasReview: boolean
}): ReviewProblem | null {
  if (booking.status !== 'checked-out') return 'notCheckedOut'
  if (booking.hasReview) return 'alreadyReviewed'
  const daysSince = toNight(booking.today) - toNight(booking.checkOut)
  return daysSince > REVIEW_WINDOW_DAYS ? 'tooLate' : null
}

/** Whether the nights of a booking in this state are off the calendar. Only cancelling frees them. */
export function holdsNights(status: Status): boolean {
  return status !== 'cancelled'
}

/** What a user is to a booking; empty for strangers. */
export function partiesOf(
  user: { id: number; isAdmin: boolean },
  booking: { guestId: number | null; hostId: number | null }
): Party[] {
  const found: Party[] = []
  if (user.id === booking.guestId) found.push('guest')
  if (user.id === booking.hostId) found.push('host')
  if (user.isAdmin) found.push('admin')
  return found
}

function parties(party: Party | readonly Party[]): readonly Party[] {
  return typeof party === 'string' ? [party] : party
}
