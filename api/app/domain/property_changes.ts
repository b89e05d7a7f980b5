import type { Party, Status } from '#domain/booking_lifecycle'
import type { Currency } from '#domain/money'

/*
 * Another place for a stay: its host takes a request or an agreed stay that has not begun to another of their listings, at the price that was agreed
 * (ADR 0117).
 */

export const PROPERTY_ACTIONS = ['changeProperty'] as const
export type PropertyAction = (typeof PROPERTY_ACTIONS)[number]

type Movable = {
  status: Status
  checkIn: string
  today: string
  isPropertyDeleted: boolean
  /** Other dates wait for an answer, or to be paid. */
  change: unknown
}

/** On the day of arrival as well: a tap breaks when it does. */
export function propertyActionsFor(stay: Movable & { party: readonly Party[] }): PropertyAction[] {
  const { change, checkIn, isPropertyDeleted, party, status, today } = stay
  const isAhead = (status === 'pending' || status === 'confirmed') && today <= checkIn
  const isRun = (party.includes('host') || party.includes('admin')) && !party.includes('guest')
  return isAhead && isRun && !isPropertyDeleted && change === null ? ['changeProperty'] : []
}

/** What is asked of a place that is to take the stay, in the order in which it is asked. */
export const PROPERTY_PROBLEMS = ['inactive', 'currency', 'guests', 'pets', 'taken'] as const
export type PropertyProblem = (typeof PROPERTY_PROBLEMS)[number]

type Place = {
  isActive: boolean
  currency: Currency
  maxGuests: number
  petsMost: number
  /** One of the nights of the stay is not free there. */
  isTaken: boolean
}

/** Why a place cannot take a stay; null when it can. The rules of the stay are what its host asks of others. */
export function propertyProblem(
  stay: { currency: Currency; guests: number; pets: number },
  place: Place
): PropertyProblem | null {
  const has: Record<PropertyProblem, boolean> = {
    inactive: !place.isActive,
    currency: place.currency !== stay.currency,
    guests: place.maxGuests < stay.guests,
    pets: place.petsMost < stay.pets,
    taken: place.isTaken,
  }
  return PROPERTY_PROBLEMS.find((problem) => has[problem]) ?? null
}
