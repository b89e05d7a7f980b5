import type { Party, Status } from '#domain/booking_lifecycle'
import { HOUR_MS } from '#domain/durations'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'
import { quoteStay, type PartyStay, type Priced, type Quote } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { earlierDate, laterDate } from '#domain/stay'

/*
 * Other dates for an agreed stay that has not begun: guest or host proposes them, and the other one agrees or declines
 * (ADR 0079). Moments in milliseconds since 1970.
 */

/** Hours for which a proposal waits for an answer. */
export const ANSWER_HOURS = 48

/** `due`: agreed, and what it costs more is to be paid; its nights are held until then (ADR 0089). */
export const DATE_CHANGE_STATUSES = [
  'open',
  'due',
  'agreed',
  'declined',
  'withdrawn',
  'expired',
] as const
export type DateChangeStatus = (typeof DATE_CHANGE_STATUSES)[number]

/** In these the stay has other dates to come, perhaps. */
export const WAITING_CHANGES = ['open', 'due'] as const satisfies readonly DateChangeStatus[]

export const PROPOSERS = ['guest', 'host'] as const satisfies readonly Party[]
export type Proposer = (typeof PROPOSERS)[number]

export const DATE_ACTIONS = ['proposeDates', 'agreeDates', 'declineDates', 'withdrawDates'] as const
export type DateAction = (typeof DATE_ACTIONS)[number]

/** What other dates depend on. */
export type Changeable = {
  status: Status
  /** Its guest has no account to agree with. */
  isByHand: boolean
  isPropertyDeleted: boolean
  arrival: number
  now: number
  /** What waits; null without a proposal. */
  change: Waiting | null
}

type Waiting = {
  /** For an answer, or to be paid. */
  status: DateChangeStatus
  proposedBy: Proposer
  /** For the host, by who manages the listing. */
  isByManager: boolean
  /** A payment for it is under way. */
  isBeingPaid: boolean
  /** Money would go back to the guest. */
  goesBack: boolean
}

/** Who somebody is where dates are agreed on; null for everybody else. Who is both is the guest; a manager answers for the host. */
export function proposerOf(parties: readonly Party[]): Proposer | null {
  const own = PROPOSERS.find((proposer) => parties.includes(proposer))
  return own ?? (parties.includes('manager') ? 'host' : null)
}

/** In the order of the buttons. */
export function dateActionsFor(stay: Changeable & { party: readonly Party[] }): DateAction[] {
  const who = proposerOf(stay.party)
  const { arrival, change, isByHand, isPropertyDeleted, now, status } = stay
  if (!who || isByHand || isPropertyDeleted) return []
  if (status !== 'confirmed' || now >= arrival) return []
  if (change === null) return ['proposeDates']
  if (change.status === 'due') return change.isBeingPaid ? [] : ['withdrawDates']
  if (change.proposedBy === who) return ['withdrawDates']
  /** Who manages a listing sends no money back, nor by dates that they proposed before it was paid (ADR 0086). */
  const isHosts = stay.party.includes('guest') || stay.party.includes('host')
  const mayGoBack = isHosts && !change.isByManager
  return change.goesBack && !mayGoBack ? ['declineDates'] : ['agreeDates', 'declineDates']
}

/** Until when a proposal can be answered, or agreed dates be paid for: neither the stay nor the one that is proposed has begun. */
export function waitsUntil(
  { now, arrival, newArrival }: { now: number; arrival: number; newArrival: number },
  hours: number = ANSWER_HOURS
): number {
  return Math.min(now + hours * HOUR_MS, arrival, newArrival)
}

/** Stretches of nights of the other dates that are none of the stay: at most one before it and one after it. */
export function stretchesBeside(stay: Stretch, other: Stretch): Stretch[] {
  const before = { checkIn: other.checkIn, checkOut: earlierDate(other.checkOut, stay.checkIn) }
  const after = { checkIn: laterDate(other.checkIn, stay.checkOut), checkOut: other.checkOut }
  return [before, after].filter(({ checkIn, checkOut }) => checkIn < checkOut)
}

type Stretch = { checkIn: string; checkOut: string }

/**
 * What the stay costs on other dates, booked today, at the rates it was reserved at, beside the deposit that it was booked with.
 * @throws RangeError when check-out is not after check-in
 */
export function quoteOfDates(
  { priceMinor, currency, priceRules: rules }: Priced,
  stay: PartyStay,
  { deposit, kesRate, serviceFeeBp, taxBp }: Kept,
  today: string
): Quote {
  const now = ratesOn(today)
  const kesPerUnit = { ...now.kesPerUnit, [currency]: kesRate }
  const rates = { ...now, serviceFeeBp, taxBp, kesPerUnit }
  return { ...quoteStay({ priceMinor, currency, rules, ...stay, today, rates }), deposit }
}

type Kept = Pick<Quote, 'deposit' | 'kesRate' | 'serviceFeeBp' | 'taxBp'>

export type PriceProblem = 'underWay' | 'otherPrice'

/**
 * What is being paid keeps its price, and what is paid can cost less or more, where the difference can go back or be paid (ADR 0084,
 * 0089). null when the dates can be changed.
 */
export function priceProblem(
  paymentStatus: BookingPaymentStatus,
  difference: number,
  canBeSettled: boolean
): PriceProblem | null {
  if (paymentStatus === 'pending') return 'underWay'
  if (paymentStatus === 'unpaid' || difference === 0) return null
  return paymentStatus === 'paid' && canBeSettled ? null : 'otherPrice'
}
