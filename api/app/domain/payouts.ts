import type { Status } from '#domain/booking_lifecycle'
import { momentOf } from '#domain/cancellation'
import { HOUR_MS } from '#domain/durations'
import { addDays, todayInNairobi } from '#domain/stay'

/**
 * - `due`: collected, waits for an admin
 * - `approved`: on its way
 * - `sent`: M-Pesa has taken it on, and has not said how it ended
 * - `paid`: sent
 * - `failed`: the bank refused it or sent it back; it may be approved again
 * - `writtenOff`: a payment in it was lost; its other stays are collected anew
 */
export const PAYOUT_STATUSES = ['due', 'approved', 'sent', 'paid', 'failed', 'writtenOff'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** Where a host is paid. */
export const PAYOUT_WAYS = ['bank', 'mpesa'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

export const PAYOUT_STEPS = {
  approve: { from: ['due', 'failed'], to: 'approved' },
  pay: { from: ['approved', 'sent'], to: 'paid' },
  fail: { from: ['approved', 'sent', 'paid'], to: 'failed' },
  writeOff: { from: ['due', 'failed'], to: 'writtenOff' },
} as const satisfies Record<string, { from: readonly PayoutStatus[]; to: PayoutStatus }>
export type PayoutStep = keyof typeof PAYOUT_STEPS

const PAYOUT_STEP_NAMES = Object.keys(PAYOUT_STEPS) as PayoutStep[]

export function mayTake(step: PayoutStep, status: PayoutStatus): boolean {
  return PAYOUT_STEPS[step].from.some((from) => from === status)
}

/**
 * Of the payments that a payout is made of, whether M-Pesa is still to say how it ended, and whether its host has said neither a number nor
 * an account to send it to.
 */
export type Doubts = {
  isDisputed: boolean
  isLost: boolean
  isUnderWay: boolean
  isNowhere: boolean
}

/**
 * The steps open to an admin: nothing disputed is approved, nor what can be sent nowhere, nothing but what was lost is written off, and
 * M-Pesa speaks first.
 */
export function stepsOf(
  status: PayoutStatus,
  { isDisputed, isLost, isNowhere, isUnderWay }: Doubts
): PayoutStep[] {
  const holdsUp: Record<PayoutStep, boolean> = {
    approve: isDisputed || isNowhere,
    pay: isUnderWay,
    fail: isUnderWay,
    writeOff: !isLost,
  }
  return PAYOUT_STEP_NAMES.filter((step) => mayTake(step, status) && !holdsUp[step])
}

/** Payouts are collected at this hour of Nairobi, every day. */
export const COLLECTING_HOUR = 6

type Stay = { status: Status; checkIn: string; checkOut: string; checkedInAt: number | null }

/**
 * The day on which a paid stay is expected to be collected, in Nairobi; never in the past.
 * @param stay `checkedInAt` and `now` in ms
 * @param delayHours from check-in until it is due
 */
export function payoutDay(stay: Stay, delayHours: number, now: number): string {
  const due = Math.max(dueFrom(stay, delayHours * HOUR_MS, now), now)
  const day = todayInNairobi(new Date(due))
  return due <= momentOf(day, `0${COLLECTING_HOUR}:00`) ? day : addDays(day, 1)
}

/** Whoever is expected is taken to arrive on the first day; who has not by then, to be there until the last. */
function dueFrom({ checkIn, checkOut, checkedInAt, status }: Stay, delay: number, now: number) {
  if (checkedInAt !== null) return checkedInAt + delay
  if (status === 'cancelled') return momentOf(checkIn, '00:00') + delay
  const arrived = momentOf(addDays(checkIn, 1), '00:00') + delay
  return arrived >= now ? arrived : momentOf(checkOut, '00:00') + delay
}
