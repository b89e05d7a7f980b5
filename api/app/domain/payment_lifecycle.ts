import type { Status } from '#domain/booking_lifecycle'

/**
 * The life of a payment. Two things have a status: each **attempt** to pay (a row of `payments`, with a gateway
 * and an intent), and the **booking** as a whole, which tells guest and host where they stand. The second
 * follows from the first and from whether the booking still stands; it lives beside the five statuses of a
 * booking and never changes them.
 */

/**
 * One attempt:
 * - `starting`: written down, the gateway is being asked
 * - `pending`: the payer has been asked and has not answered yet
 * - `paid`, `failed`: the gateway has said so; `outcome` says why it failed
 * - `expired`: we stopped waiting. The gateway may still say otherwise, and is then believed
 * - `refundDue`: the money came for a stay that does not need it (any more) and is to go back
 * - `refunded`: it has gone back
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
 * The `paymentStatus` of a booking:
 * - `unpaid`: nothing paid, nobody asked
 * - `pending`: an attempt is under way; no second one can start
 * - `paid`: the amount has arrived
 * - `refunding`: paid, then cancelled; the money is on its way back
 * - `refunded`: it has arrived there
 */
export const BOOKING_PAYMENT_STATUSES = [
  'unpaid',
  'pending',
  'paid',
  'refunding',
  'refunded',
] as const
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number]

/** Why an attempt failed, in the words of M-Pesa's results where it has one. */
export const FAILURES = [
  'insufficientFunds',
  'cancelledByUser',
  'wrongPin',
  'phoneUnreachable',
  'subscriberLocked',
  'limitReached',
  'declined',
  'neverStarted',
] as const
export type Failure = (typeof FAILURES)[number]

/** What a gateway says of an attempt. */
export type Settlement =
  | { status: 'paid'; receipt: string }
  | { status: 'failed'; outcome: Failure }
  | { status: 'pending' }

/** Minutes a payer has to answer before we stop waiting. */
export const WAITING_MINUTES = 10

/** Hours for which a gateway is still asked about an attempt we stopped waiting for. */
export const LATE_HOURS = 24

const PAYABLE: readonly Status[] = ['pending', 'confirmed']

/** Attempts whose end is not known yet. */
export const OPEN_STATUSES = [
  'starting',
  'pending',
  'expired',
] as const satisfies readonly PaymentStatus[]

export type PaymentProblem = 'alreadyPaid' | 'underWay' | 'notPayable'

/** What the two statuses of a booking are about, when it comes to money. */
export type Standing = { status: Status; paymentStatus: BookingPaymentStatus }

/** Why nobody can start to pay for a booking now, null when its guest can. */
export function paymentProblem({ status, paymentStatus }: Standing): PaymentProblem | null {
  if (paymentStatus === 'paid') return 'alreadyPaid'
  if (!PAYABLE.includes(status)) return 'notPayable'
  if (paymentStatus === 'pending') return 'underWay'
  return paymentStatus === 'unpaid' ? null : 'notPayable'
}

/** Whether a guest is asked to pay now: once the host has agreed. Paying before is possible, unasked. */
export function isToBePaid(standing: Standing): boolean {
  return standing.status === 'confirmed' && paymentProblem(standing) === null
}

/** Whether the gateway's word can still change an attempt. */
export function isOpen(payment: PaymentStatus): boolean {
  return OPEN_STATUSES.some((status) => status === payment)
}

type Next = { payment: PaymentStatus; booking: BookingPaymentStatus }

/**
 * Where an open attempt and its booking go when the gateway speaks.
 *
 * Money for a booking that is cancelled, or paid by another attempt already, goes back. An attempt we had
 * stopped waiting for no longer holds the booking, so its failure leaves the booking alone.
 * @throws RangeError for an attempt whose end is known
 */
export function afterSettlement(
  payment: PaymentStatus,
  booking: Standing,
  said: Settlement['status'] | 'expired'
): Next {
  if (!isOpen(payment)) throw new RangeError(`A ${payment} payment is settled`)
  if (said === 'paid') return afterMoney(booking)
  if (said === 'pending') {
    return { payment: payment === 'starting' ? 'pending' : payment, booking: booking.paymentStatus }
  }
  const held = payment !== 'expired' && booking.paymentStatus === 'pending'
  return { payment: said, booking: held ? 'unpaid' : booking.paymentStatus }
}

function afterMoney({ status, paymentStatus }: Standing): Next {
  const needed = paymentStatus === 'unpaid' || paymentStatus === 'pending'
  if (status === 'cancelled') {
    return { payment: 'refundDue', booking: 'refunding' }
  }
  return needed
    ? { payment: 'paid', booking: 'paid' }
    : { payment: 'refundDue', booking: paymentStatus }
}
