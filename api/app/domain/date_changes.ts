import type { Party, Status } from '#domain/booking_lifecycle'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'
import { quoteStay, type PartyStay, type Priced, type Quote } from '#domain/quote'
import { ratesOn } from '#domain/rates'

/*
 * Other dates for an agreed stay that has not begun: guest or host proposes them, and the other one agrees or declines
 * (ADR 0079). Moments in milliseconds since 1970.
 */

/** Hours for which a proposal waits for an answer. */
export const ANSWER_HOURS = 48

export const DATE_CHANGE_STATUSES = ['open', 'agreed', 'declined', 'withdrawn', 'expired'] as const
export type DateChangeStatus = (typeof DATE_CHANGE_STATUSES)[number]

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
  /** Whose proposal waits; null without one. */
  proposedBy: Proposer | null
}

/** Who somebody is where dates are agreed on; null for everybody else. Who is both is the guest; a manager answers for the host. */
export function proposerOf(parties: readonly Party[]): Proposer | null {
  const own = PROPOSERS.find((proposer) => parties.includes(proposer))
  return own ?? (parties.includes('manager') ? 'host' : null)
}

/** In the order of the buttons. */
export function dateActionsFor(stay: Changeable & { party: readonly Party[] }): DateAction[] {
  const who = proposerOf(stay.party)
  const { arrival, isByHand, isPropertyDeleted, now, proposedBy, status } = stay
  if (!who || isByHand || isPropertyDeleted) return []
  if (status !== 'confirmed' || now >= arrival) return []
  if (proposedBy === null) return ['proposeDates']
  return proposedBy === who ? ['withdrawDates'] : ['agreeDates', 'declineDates']
}

/** Until when a proposal can be answered: neither the stay nor the one that is proposed has begun. */
export function answerBy(moments: { now: number; arrival: number; newArrival: number }): number {
  const { now, arrival, newArrival } = moments
  return Math.min(now + ANSWER_HOURS * 3_600_000, arrival, newArrival)
}

/**
 * What the stay costs on other dates, booked today, at the rates it was reserved at.
 * @throws RangeError when check-out is not after check-in
 */
export function quoteOfDates(
  { priceMinor, currency, priceRules: rules }: Priced,
  stay: PartyStay,
  { kesRate, serviceFeeBp, taxBp }: Pick<Quote, 'kesRate' | 'serviceFeeBp' | 'taxBp'>,
  today: string
): Quote {
  const now = ratesOn(today)
  const kesPerUnit = { ...now.kesPerUnit, [currency]: kesRate }
  const rates = { ...now, serviceFeeBp, taxBp, kesPerUnit }
  return quoteStay({ priceMinor, currency, rules, ...stay, today, rates })
}

export type PriceProblem = 'underWay' | 'otherPrice'

/**
 * What is being paid keeps its price, and what is paid can cost less, where the difference can go back (ADR 0084). null when
 * the dates can be changed.
 */
export function priceProblem(
  paymentStatus: BookingPaymentStatus,
  difference: number,
  canGoBack: boolean
): PriceProblem | null {
  if (paymentStatus === 'pending') return 'underWay'
  if (paymentStatus === 'unpaid' || difference === 0) return null
  return paymentStatus === 'paid' && difference < 0 && canGoBack ? null : 'otherPrice'
}
