import { AGREED_STATUSES, type Status } from '#domain/booking_lifecycle'
import type { Currency } from '#domain/money'

/**
 * Two statuses: of each **attempt** to pay (a row of `payments`) and of the **booking** (`paymentStatus`),
 * which follows from its attempts and never changes the booking's own status.
 */

/**
 * Of one attempt:
 * - `starting`: stored, the gateway is being asked
 * - `pending`: the payer has not answered yet
 * - `paid`: by the gateway
 * - `failed`: by the gateway; `outcome` has the reason; money may still come
 * - `expired`: timed out here; a later result of the gateway still counts
 * - `refundDue`: paid, but not needed (any more)
 * - `refunded`
 */
export const PAYMENT_STATUSES = [
  'starting',
  'pending',
  'paid',
  'failed',
  'expired',
  'refundDue',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * `paymentStatus` of a booking:
 * - `unpaid`
 * - `pending`: an attempt is open; no second one can start
 * - `paid`
 * - `refunding`: paid, then cancelled; the refund is under way
 * - `refunded`
 */
export const BOOKING_PAYMENT_STATUSES = [
  'unpaid',
  'pending',
  'paid',
  'refunding',
  'refunded',
] as const
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number]

/** M-Pesa's result names where it has one. */
export const FAILURES = [
  'insufficientFunds',
  'cancelledByUser',
  'wrongPin',
  'phoneUnreachable',
  'subscriberLocked',
  'limitReached',
  'declined',
  'repeatedTooSoon',
  'gatewayBusy',
  'timedOut',
  'pinLocked',
  'neverStarted',
] as const
export type Failure = (typeof FAILURES)[number]

export type Money = { amountMinor: number; currency: Currency }

/** `amount` is what was really paid, where the gateway says it; not every answer has the receipt. */
export type Settlement =
  | { status: 'paid'; receipt: string | null; amount?: Money }
  | { status: 'failed'; outcome: Failure }
  /** No result yet, or the attempt is not known there. */
  | { status: 'pending' }

/** Minutes until an unanswered attempt expires. */
export const WAITING_MINUTES = 10

/** Seconds after which a payer who has not answered may be asked again. */
export const RESEND_SECONDS = 60

/** Hours for which an expired or failed attempt is still checked. */
export const LATE_HOURS = 24

const PAYABLE: readonly Status[] = AGREED_STATUSES

export const OPEN_STATUSES = [
  'starting',
  'pending',
  'expired',
] as const satisfies readonly PaymentStatus[]

/** In these states somebody waits; sooner or later none is in them. */
export const WAITING_STATUSES = [
  'starting',
  'pending',
  'refundDue',
] as const satisfies readonly PaymentStatus[]

/** In these states the money has come. */
export const PAID_STATUSES: readonly PaymentStatus[] = ['paid', 'refundDue', 'refunded']

export function hasCome(payment: PaymentStatus): boolean {
  return PAID_STATUSES.includes(payment)
}

export type PaymentProblem = 'alreadyPaid' | 'underWay' | 'notPayable'

export type BookingState = { status: Status; paymentStatus: BookingPaymentStatus }

/** null when the guest can pay. */
export function paymentProblem({ status, paymentStatus }: BookingState): PaymentProblem | null {
  if (paymentStatus === 'paid') return 'alreadyPaid'
  if (!PAYABLE.includes(status)) return 'notPayable'
  if (paymentStatus === 'pending') return 'underWay'
  return paymentStatus === 'unpaid' ? null : 'notPayable'
}

/** Asked for from the host's agreement until it is paid, also after the stay. */
export function isToBePaid(state: BookingState): boolean {
  return paymentProblem(state) === null
}

/** Without payment online, nobody but the two knows whether it was. */
export function isPaidToHost({ status, paymentStatus }: BookingState): boolean {
  return status !== 'cancelled' && paymentStatus === 'unpaid'
}

export function isOpen(payment: PaymentStatus): boolean {
  return OPEN_STATUSES.some((status) => status === payment)
}

/** A gateway that says `paid` is believed until the money has come, whatever it said before (ADR 0013). */
export function isNews(payment: PaymentStatus, said: Settlement['status'] | 'expired'): boolean {
  return said === 'paid' ? !hasCome(payment) : isOpen(payment)
}

type Next = { payment: PaymentStatus; booking: BookingPaymentStatus }

/**
 * The next statuses of an attempt and its booking. A duplicate payment or one for a cancelled booking is
 * refunded; failure of an expired attempt leaves the booking alone.
 * @throws RangeError for what is no news
 */
export function afterSettlement(
  payment: PaymentStatus,
  booking: BookingState,
  said: Settlement['status'] | 'expired'
): Next {
  if (!isNews(payment, said)) throw new RangeError(`${said} is no news of a ${payment} payment`)
  if (said === 'paid') return afterMoney(booking)
  if (said === 'pending') {
    return { payment: payment === 'starting' ? 'pending' : payment, booking: booking.paymentStatus }
  }
  const held = payment !== 'expired' && booking.paymentStatus === 'pending'
  return { payment: said, booking: held ? 'unpaid' : booking.paymentStatus }
}

/**
 * As afterSettlement, of an attempt to pay what agreed dates cost more; the stay is paid meanwhile (ADR 0089). Money for dates that do
 * not wait for it any more goes back.
 * @param isDue whether they do
 */
export function afterDifference(
  payment: PaymentStatus,
  booking: BookingState,
  said: Settlement['status'] | 'expired',
  isDue: boolean
): Next {
  if (booking.status === 'cancelled') return afterSettlement(payment, booking, said)
  const paymentStatus = isDue ? 'unpaid' : 'paid'
  const next = afterSettlement(payment, { ...booking, paymentStatus }, said)
  return { ...next, booking: booking.paymentStatus }
}

function afterMoney({ status, paymentStatus }: BookingState): Next {
  const needed = paymentStatus === 'unpaid' || paymentStatus === 'pending'
  if (status === 'cancelled') {
    const isKept = paymentStatus === 'paid'
    return { payment: 'refundDue', booking: isKept ? 'paid' : 'refunding' }
  }
  return needed
    ? { payment: 'paid', booking: 'paid' }
    : { payment: 'refundDue', booking: paymentStatus }
}
