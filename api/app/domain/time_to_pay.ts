import { HOUR_MS, MINUTE_MS } from '#domain/durations'
import { WAITING_MINUTES } from '#domain/payment_lifecycle'

/*
 * Until when an agreed stay is to be paid, where guests pay online (ADR 0064). Moments in milliseconds since 1970.
 */

/** Where no setting says another. */
export const USUAL_HOURS = 24

/** Of stays that are agreed at once, whose guest is still at the screen. */
export const INSTANT_HOURS = 1

/** Hours that every guest has. */
export const LEAST_HOURS = 1

/** Hours before check-in at which the time is over, so that both can still make other plans. */
export const HOURS_BEFORE_CHECK_IN = 3

/** Minutes for which a payment that is under way holds its stay beyond the time: those it may wait, and some rounds of the clock. */
export const FINISH_MINUTES = WAITING_MINUTES + 5

/** Minutes after the time from which on the clock has stood still: nobody could pay, or was heard, meanwhile. */
export const STILL_MINUTES = FINISH_MINUTES + 5

/** Minutes for which a stay waits beyond its time for a gateway that does not answer. */
export const UNHEARD_MINUTES = 120

export type TimeToPay = { payBy: number; remindAt: number }

/**
 * Both moments for a stay that is agreed at `agreed`; null when it begins within an hour, or has begun: then the two
 * meet at the door. Of one that nobody has looked at they are always there, so that no nights are held for nobody. `payBy`
 * is a whole minute, so that what is shown is what holds.
 * @param arrival day and time of check-in
 */
export function timeToPay({
  agreed,
  arrival,
  hours,
  isInstant = false,
}: {
  agreed: number
  arrival: number
  hours: number
  isInstant?: boolean
}): TimeToPay | null {
  const usual = agreed + hours * HOUR_MS
  const early = arrival - HOURS_BEFORE_CHECK_IN * HOUR_MS
  const least = agreed + LEAST_HOURS * HOUR_MS
  const payBy = wholeMinute(Math.max(least, Math.min(usual, early)))
  return isInstant || payBy < arrival ? { payBy, remindAt: payBy - (payBy - agreed) / 4 } : null
}

/** Whether a reminder that is late leaves its guest as long as it is late; where it does not, nobody counts as reminded. */
export function remindsInTime({ payBy, remindAt }: TimeToPay, now: number): boolean {
  return payBy - now >= now - remindAt
}

/** Nothing can be started any more; what is under way may still end well. */
export function isOverdue(payBy: number | null, now: number): boolean {
  return payBy !== null && payBy <= now
}

const wholeMinute = (moment: number) => Math.ceil(moment / MINUTE_MS) * MINUTE_MS
