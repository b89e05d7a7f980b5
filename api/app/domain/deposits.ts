import { momentOf } from '#domain/cancellation'
import { HOUR_MS } from '#domain/durations'
import { proportion, toKes, wholeShillings, type Currency } from '#domain/money'

/*
 * A deposit is taken with the first payment of a stay and given back after it (ADR 0090). Amounts in minor units.
 */

/**
 * `held`: paid, and neither given back nor lost; `claimed`: its host asks for a part of it (ADR 0141); `settled`: nothing of it is held any more. A
 * stay whose deposit is not paid has none.
 */
export const DEPOSIT_STATES = ['held', 'claimed', 'settled'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/**
 * Where a deposit stands, for people:
 * - `onArrival`: handed to the host, as nothing is paid online
 * - `due`: to be paid with the stay
 * - `held`, `claimed`
 * - `goesBack`, `wentBack`: what the host was not granted
 * - `kept`: all of it is the host's
 * - `taken`: the guest's bank has taken all of it back
 * - `notTaken`: the stay was called off, or was over, before it was paid
 */
export const DEPOSIT_STANDINGS = [
  'onArrival',
  'due',
  'held',
  'claimed',
  'goesBack',
  'wentBack',
  'kept',
  'taken',
  'notTaken',
] as const
export type DepositStanding = (typeof DEPOSIT_STANDINGS)[number]

type Standing = {
  state: DepositState | null
  isCancelled: boolean
  isOver: boolean
  paysOnline: boolean
  isKept: boolean
  isTaken: boolean
  isSent: boolean
}

/**
 * @param standing `isKept`: its host was granted all that was left of it; `isTaken`: the guest's bank has all that was left of it; `isSent`:
 * all that goes back of it was sent
 */
export function depositStanding(standing: Standing): DepositStanding {
  const { isCancelled, isKept, isOver, isSent, isTaken, paysOnline, state } = standing
  if (state === 'held' || state === 'claimed') return state
  if (state === 'settled' && isKept) return 'kept'
  if (state === 'settled' && isTaken) return 'taken'
  if (state === 'settled') return isSent ? 'wentBack' : 'goesBack'
  if (isCancelled) return 'notTaken'
  if (!paysOnline) return 'onArrival'
  return isOver ? 'notTaken' : 'due'
}

type Settled = {
  depositKeptMinor: number
  depositLostMinor: number
  refunds: readonly { depositMinor: number; state: string }[]
}

/** What became of a deposit that is not held any more. @param payments of its stay */
export function whereDepositWent(payments: readonly Settled[]) {
  const back = payments.flatMap(({ refunds }) => refunds).filter((one) => one.depositMinor > 0)
  const isKept = payments.some(({ depositKeptMinor }) => depositKeptMinor > 0)
  const isLost = payments.some(({ depositLostMinor }) => depositLostMinor > 0)
  return {
    isKept: back.length === 0 && isKept,
    isTaken: back.length === 0 && !isKept && isLost,
    isSent: back.every(({ state }) => state === 'processed'),
  }
}

/** Hours from the end of a stay until its deposit goes back. */
export const USUAL_DEPOSIT_HOURS = 48

type Stay = {
  checkOut: string
  /** HH:MM in Nairobi */
  checkOutUntil: string
  /** When somebody said so; null: the date counts */
  checkedOutAt: number | null
}

/** When a deposit goes back by itself: a host who says late that the guest has left keeps it no longer. In milliseconds since 1970. */
export function depositSettlesAt(stay: Stay, hours: number): number {
  const scheduled = momentOf(stay.checkOut, stay.checkOutUntil)
  return Math.min(scheduled, stay.checkedOutAt ?? scheduled) + hours * HOUR_MS
}

export type Booked = { depositMinor: number; currency: Currency; kesRate: number }

/** In the currency of a payment: whole shillings, so that each gateway can send them back. */
export function depositIn(currency: Currency, { depositMinor, currency: own, kesRate }: Booked) {
  return currency === own ? depositMinor : wholeShillings(toKes(depositMinor, kesRate))
}

export type Taken = {
  depositMinor: number
  depositKeptMinor: number
  depositLostMinor: number
  refunds: readonly { depositMinor: number }[]
}

/** What of a payment's deposit is still held. */
export function depositLeft(taken: Taken): number {
  const { depositKeptMinor, depositLostMinor, depositMinor, refunds } = taken
  const back = refunds.reduce((sum, refund) => sum + refund.depositMinor, 0)
  return depositMinor - depositKeptMinor - depositLostMinor - back
}

/** What its host may be granted of it: what is held, in the currency of the stay. @param booked with the deposit of the stay */
export function leftToGrant(taken: Taken, booked: { depositMinor: number }): number {
  return proportion(booked.depositMinor, depositLeft(taken), taken.depositMinor)
}
