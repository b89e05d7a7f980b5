import { MAX_NIGHTS, toNight } from '#domain/stay'

/** Booking states, transitions, and who may make them when. The only place that compares statuses (§4). */
export const STATUSES = ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** In these states guest and host see each other's contact data. */
export const AGREED_STATUSES = [
  'confirmed',
  'checked-in',
  'checked-out',
] as const satisfies readonly Status[]

/** Relations to a booking; a host who travels is its guest. */
export const PARTIES = ['guest', 'host', 'admin', 'system'] as const
export type Party = (typeof PARTIES)[number]

/** Hours a pending booking holds its nights. */
export const PENDING_HOURS = 24

/** Nights of one property that one guest's unanswered requests may hold. */
export const MAX_PENDING_NIGHTS = MAX_NIGHTS

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

/** Whether a party may make a transition today; an admin may be the guest as well. */
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

/** Offered by the state, but to other parties. */
export function isForbiddenMove(
  name: TransitionName,
  booking: { status: Status; party: Party | readonly Party[] }
): boolean {
  const transition: Transition = TRANSITIONS[name]
  return (
    transition.from.includes(booking.status) &&
    !parties(booking.party).some((party) => transition.by.includes(party))
  )
}

/** The `status IN (…)` of the compare-and-set. */
export function transitionSources(name: TransitionName): Status[] {
  return [...TRANSITIONS[name].from]
}

/** In the order of the buttons. */
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

/** From check-out, for 14 days, once. */
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

/** null when the guest can review today. */
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

/** Only cancelling frees the nights. */
export function holdsNights(status: Status): boolean {
  return status !== 'cancelled'
}

/** Empty for a stranger. */
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
