import { HOUR_MS } from '#domain/durations'
import { addDays, MAX_NIGHTS, toNight } from '#domain/stay'

/** Booking states, transitions, and who may make them when (§4). */
export const STATUSES = ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** In these states the stay takes place, or has. */
export const AGREED_STATUSES = [
  'confirmed',
  'checked-in',
  'checked-out',
] as const satisfies readonly Status[]

export const TRIP_TIMES = ['upcoming', 'past', 'cancelled'] as const
export type TripTime = (typeof TRIP_TIMES)[number]

/**
 * Relations to a booking; a host who travels is its guest, a helper meets guests for the host (ADR 0073), a manager
 * answers requests for the host (ADR 0086).
 */
export const PARTIES = ['guest', 'host', 'admin', 'helper', 'manager', 'system'] as const
export type Party = (typeof PARTIES)[number]

/** Hours a pending booking holds its nights. */
export const PENDING_HOURS = 24

/** Hours that a request still waits for an answer, begun ones counted; moments in ms, null where none is set. */
export function hoursToAnswer(expiresAt: number | null, now: number): number {
  if (expiresAt === null) return PENDING_HOURS
  return Math.min(PENDING_HOURS, Math.max(1, Math.ceil((expiresAt - now) / HOUR_MS)))
}

/** Nights of one property that one guest's unanswered requests may hold. */
export const MAX_PENDING_NIGHTS = MAX_NIGHTS

/** Minutes in which a check-in, check-out or no-show can be taken back (ADR 0036, 0067). */
export const UNDO_MINUTES = 15

/** Days after a stay for which its guest can be marked as not come (ADR 0067). */
export const NO_SHOW_DAYS = 7

/** Why a stay ended where nobody wrote a reason. */
export const CANCELLATION_CAUSES = [
  'expired',
  'withdrawn',
  'guestLeft',
  'unpaid',
  'noShow',
] as const
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number]

/** What a step depends on besides status and party. */
export type Moment = {
  checkIn: string
  checkOut: string
  today: string
  hasReview: boolean
  /** Such a note is taken back first: a confirmed stay can be called off, and nobody could send that money back (ADR 0042). */
  isPaidByNote: boolean
  /** Cancelled because the guest has not come. */
  isNoShow: boolean
  /** Its host has asked less for it because its guest left early (ADR 0151). */
  isLowered: boolean
  /** Since check-in, check-out or no-show, whichever was last; null before. */
  minutesSinceStep: number | null
}

type Transition = {
  from: readonly Status[]
  to: Status
  by: readonly Party[]
  when?: (moment: Moment & { status: Status }) => boolean
}

const isFresh = ({ minutesSinceStep }: Moment) =>
  minutesSinceStep !== null && minutesSinceStep < UNDO_MINUTES

/** From the end of the first night on. */
const hasNotCome = ({ checkIn, checkOut, today }: Moment) =>
  toNight(today) > toNight(checkIn) && toNight(today) <= toNight(checkOut) + NO_SHOW_DAYS

const isNotOver = ({ checkOut, today }: Moment) => toNight(today) < toNight(checkOut)

export const TRANSITIONS = {
  approve: {
    from: ['pending'],
    to: 'confirmed',
    /** The product itself where a property is booked instantly (ADR 0057). */
    by: ['host', 'admin', 'manager', 'system'],
    when: isNotOver,
  },
  checkIn: {
    from: ['confirmed'],
    to: 'checked-in',
    by: ['host', 'admin', 'helper'],
    when: ({ checkIn, today }) => toNight(checkIn) <= toNight(today),
  },
  checkOut: { from: ['checked-in'], to: 'checked-out', by: ['host', 'admin', 'helper'] },
  undoCheckIn: {
    from: ['checked-in'],
    to: 'confirmed',
    by: ['host', 'admin', 'helper'],
    when: (moment) => isFresh(moment) && !moment.isPaidByNote && !moment.hasReview,
  },
  undoCheckOut: {
    from: ['checked-out'],
    to: 'checked-in',
    by: ['host', 'admin', 'helper'],
    when: (moment) => isFresh(moment) && !moment.hasReview && !moment.isLowered,
  },
  /** Of an agreed stay that is over its host is paid, whether or not anybody has pressed a button. */
  cancel: {
    from: ['pending', 'confirmed'],
    to: 'cancelled',
    by: ['guest', 'host', 'admin'],
    when: (moment) => moment.status === 'pending' || isNotOver(moment),
  },
  /** Of a request alone: what is agreed is called off by the host. */
  decline: { from: ['pending'], to: 'cancelled', by: ['manager'] },
  /** As cancelled by the guest at check-in (ADR 0067). */
  noShow: { from: ['confirmed'], to: 'cancelled', by: ['host', 'admin'], when: hasNotCome },
  undoNoShow: {
    from: ['cancelled'],
    to: 'confirmed',
    by: ['host', 'admin'],
    when: (moment) => isFresh(moment) && moment.isNoShow && !moment.hasReview,
  },
  expire: { from: ['pending'], to: 'cancelled', by: ['system'] },
  /** Not paid in time (ADR 0064). */
  endUnpaid: { from: ['confirmed'], to: 'cancelled', by: ['system'] },
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof TRANSITIONS

/** Whether a party may make a transition today; an admin may be the guest as well. */
export function canTransition(
  name: TransitionName,
  booking: Moment & { status: Status; party: Party | readonly Party[] }
): boolean {
  const transition: Transition = TRANSITIONS[name]
  return (
    transition.from.includes(booking.status) &&
    parties(booking.party).some((party) => transition.by.includes(party)) &&
    (transition.when?.(booking) ?? true)
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

/**
 * Where a stay ends that its guest leaves today: the first night counts once it has begun, and leaving late
 * adds none (ADR 0036).
 */
export function departureOf(stay: { checkIn: string; checkOut: string }, today: string): string {
  const afterFirstNight = addDays(stay.checkIn, 1)
  const left = today > afterFirstNight ? today : afterFirstNight
  return left < stay.checkOut ? left : stay.checkOut
}

/** Of the host, for the guest: until check-out (decisions §2.13). */
export function takesNotes(status: Status): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'checked-in'
}

/** Only cancelling frees all nights. */
export function holdsNights(status: Status): boolean {
  return status !== 'cancelled'
}

/**
 * Empty for a stranger.
 * @param booking `helperId`, `managerId`: who was found to meet its guest, or to answer for its host; nobody does so for themselves
 */
export function partiesOf(
  user: { id: number; isAdmin: boolean },
  booking: {
    guestId: number | null
    hostId: number | null
    helperId?: number | null
    managerId?: number | null
  }
): Party[] {
  const found: Party[] = []
  if (user.id === booking.guestId) found.push('guest')
  if (user.id === booking.hostId) found.push('host')
  if (user.isAdmin) found.push('admin')
  if (user.id === booking.guestId) return found
  if (user.id === booking.helperId) found.push('helper')
  if (user.id === booking.managerId) found.push('manager')
  return found
}

export function parties(party: Party | readonly Party[]): readonly Party[] {
  return typeof party === 'string' ? [party] : party
}
