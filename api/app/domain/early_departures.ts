import type { Party, Status } from '#domain/booking_lifecycle'
import { priceOfFirst } from '#domain/cancellation'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'
import type { Quote } from '#domain/quote'
import { nightCount, toNight } from '#domain/stay'

/*
 * A guest leaves early, and the stay keeps its price (ADR 0036) unless its host asks less for it, once (ADR 0151).
 */

export const LOWER_ACTIONS = ['lowerPrice'] as const
export type LowerAction = (typeof LOWER_ACTIONS)[number]

/** Days after the departure in which the price can be lowered. */
export const LOWER_DAYS = 14

/** One unit, in minor ones: gateways send no parts of a shilling back. */
const LEAST_LESS = 100

type Left = {
  status: Status
  paymentStatus: BookingPaymentStatus
  /** The day of an early departure. */
  departedOn: string | null
  today: string
  /** Its host agrees on the price with the guest, and nothing is paid here. */
  isByHand: boolean
  isLowered: boolean
  /** Nobody is there any more whom money could go back to. */
  isGuestGone: boolean
  /** What can be taken off the price, in minor units. */
  most: number
}

/** By who runs the stay, not by its guest. */
export function lowerActionsFor(stay: Left & { party: readonly Party[] }): LowerAction[] {
  const { departedOn, isByHand, isGuestGone, isLowered, most, party, paymentStatus } = stay
  const isRun = (party.includes('host') || party.includes('admin')) && !party.includes('guest')
  const hasLeft = stay.status === 'checked-out' && departedOn !== null
  const isInTime = hasLeft && toNight(stay.today) <= toNight(departedOn) + LOWER_DAYS
  const isBack = paymentStatus === 'refunding' || paymentStatus === 'refunded'
  const isOpen = !isByHand && !isGuestGone && !isLowered && most >= LEAST_LESS
  return isRun && isInTime && isOpen && !isBack ? ['lowerPrice'] : []
}

/**
 * What the host can ask less at most, in minor units: the nights after an early departure, with their part of the discount, and
 * extra guests in them. Cleaning and pets are charged whole.
 */
export function mostLess(
  { lines, nights }: Pick<Quote, 'lines' | 'nights'>,
  { checkIn, departedOn }: { checkIn: string; departedOn: string | null }
): number {
  if (departedOn === null) return 0
  const slept = Math.min(nights, nightCount(checkIn, departedOn))
  const extra = lines
    .filter(({ kind }) => kind === 'extraGuests')
    .reduce((sum, { amount }) => sum + amount, 0)
  const ofNights = priceOfFirst(lines, nights) - priceOfFirst(lines, slept)
  return ofNights + (extra / nights) * (nights - slept)
}
