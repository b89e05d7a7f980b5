import { depositLeft } from '#domain/deposits'
import { proportion, wholeShillings } from '#domain/money'
import type { PaymentStatus } from '#domain/payment_lifecycle'

/*
 * What of a payment goes back, in as many parts as there are reasons (ADR 0084). Amounts in minor units of the payment's currency.
 */

/**
 * - `cancellation`: what the policy gives back
 * - `lateMoney`: paid for what was called off, paid already or changed meanwhile; all of it
 * - `otherDates`: the stay costs less on them
 * - `leftEarly`: its host asks less for the stay because its guest left early
 * - `depositReturned`: and nothing of the stay with it
 */
export const REFUND_REASONS = [
  'cancellation',
  'lateMoney',
  'otherDates',
  'leftEarly',
  'depositReturned',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** `failed`: its gateway cannot send it, a person does. One that a gateway could not make yet is still requested. */
export const REFUND_STATES = ['requested', 'processed', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Tries, and hours, after which a person sends what a gateway has said that it did not. */
const MOST_TRIES = 5
const MOST_HOURS = 24

export function isLeftToPerson({ tries, hours }: { tries: number; hours: number }) {
  return tries >= MOST_TRIES || hours >= MOST_HOURS
}

/** `priceMinor`: what the stay costs less by it, in minor units of the stay's currency. */
type Part = { amountMinor: number; priceMinor: number; depositMinor: number }

type Paid = {
  amountMinor: number
  gateway: string
  lostMinor: number | null
  depositMinor: number
  depositKeptMinor: number
  depositLostMinor: number
  refunds: readonly Part[]
}

/** A payment without its deposit, which has no part in what the stay costs (ADR 0090). */
export function paidForStay(payment: Paid) {
  const { amountMinor, depositLostMinor, depositMinor, lostMinor, refunds } = payment
  const back = sumOf(refunds.map((refund) => refund.amountMinor - refund.depositMinor))
  const lost = (lostMinor ?? 0) - depositLostMinor
  return { amountMinor: amountMinor - depositMinor, back, lost, gateway: payment.gateway }
}

/**
 * What of a payment goes back when `refund` of a booking's `total` does: its share, for it may have been made in
 * another currency or rounded, less what a guest's bank took back itself. What went back before counts as well, so that several
 * parts lose no cent. M-Pesa moves whole shillings.
 */
export function refundPart(payment: Paid, refund: number, total: number): number {
  const before = sumOf(payment.refunds.map(({ priceMinor }) => priceMinor))
  const paid = paidForStay(payment)
  const share = shareOf(paid, before + refund, before + total)
  return Math.max(0, share - paid.back - paid.lost)
}

/** `moreMinor`: what the stay cost more by the other dates that it is for; null of the one for the stay as it was booked. */
export type Standing = Paid & { moreMinor: number | null }

type Come = {
  status: PaymentStatus
  lostMinor: number | null
  refunds: readonly { reason: RefundReason }[]
}

/** Whether a stay is paid by it: also one that the guest's bank took back whole. */
export function isStanding({ lostMinor, refunds, status }: Come): boolean {
  if (refunds.some(({ reason }) => reason === 'lateMoney')) return false
  return status === 'paid' || (status === 'refunded' && lostMinor !== null)
}

/**
 * Of which payments of a stay a part of its price goes back, and how much of each: what guests' banks took back themselves counts first, then
 * the newest payment is taken from first (ADR 0089).
 * @param payments those that are for the stay, the oldest first
 * @param refund of the stay's `total`, in minor units of its currency
 * @returns `priceMinor`: the part of the refund that is this payment's
 */
export function refundParts<Payment extends Standing>(
  payments: readonly Payment[],
  refund: number,
  total: number
) {
  const ofAll = [...leftPrices(payments, total)]
  const covered = ofAll.map(({ left, payment, price }) => {
    const { amountMinor, lost } = paidForStay(payment)
    return Math.min(left, lost ? proportion(price, lost, amountMinor) : 0)
  })
  /** What was paid twice goes back as well. */
  const twice = sumOf(ofAll.map(({ left }) => left)) - total
  let need = Math.max(0, refund + twice - sumOf(covered))
  return ofAll
    .map(({ left, payment }, place) => ({ left, payment, lost: Math.min(covered[place], refund) }))
    .toReversed()
    .map(({ left, lost, payment }) => {
      const more = Math.min(left - lost, need)
      need -= more
      const priceMinor = lost + more
      return { payment, priceMinor, amountMinor: refundPart(payment, priceMinor, left) }
    })
    .filter(({ amountMinor, priceMinor }) => amountMinor > 0 && priceMinor > 0)
}

/**
 * As refundParts, of a stay that is called off: its deposit goes back as well, whatever the policy says, and in one part with what else goes
 * back of its payment, for M-Pesa reverses each once (ADR 0090).
 */
export function refundsWithDeposit<Payment extends Standing>(
  payments: readonly Payment[],
  refund: number,
  total: number
) {
  const parts = refundParts(payments, refund, total)
  return payments
    .toReversed()
    .map((payment) => {
      const { amountMinor = 0, priceMinor = 0 } =
        parts.find((part) => part.payment === payment) ?? {}
      const depositMinor = depositLeft(payment)
      return { payment, priceMinor, depositMinor, amountMinor: amountMinor + depositMinor }
    })
    .filter(({ amountMinor }) => amountMinor > 0)
}

/** What of the stay's price each payment was for, and what of it is left. */
function leftPrices<Payment extends Standing>(payments: readonly Payment[], total: number) {
  const wentBack = ({ refunds }: Paid) => sumOf(refunds.map(({ priceMinor }) => priceMinor))
  const more = payments.map(({ moreMinor }) => moreMinor ?? 0)
  const first = total + sumOf(payments.map(wentBack)) - sumOf(more)
  return payments.map((payment) => {
    const price = payment.moreMinor ?? first
    return { payment, price, left: price - wentBack(payment) }
  })
}

function shareOf(
  { amountMinor, gateway }: Pick<Paid, 'amountMinor' | 'gateway'>,
  refund: number,
  total: number
) {
  if (refund >= total) return amountMinor
  const part = proportion(amountMinor, refund, total)
  return gateway === 'mpesa' ? wholeShillings(part) : part
}

type Refund = {
  amountMinor: number
  state: RefundState
  reference: string | null
  receipt: string | null
}

/**
 * Which refund of a payment its gateway speaks of: the one with that number, or else the one it is asked for, of which there is one at
 * a time. A message without a number that we know may repeat what it said of one as large before: then it is that one, and the
 * gateway is asked again.
 */
export function refundSaid<Known extends Refund>(
  refunds: readonly Known[],
  { number, amountMinor }: { number: string | null; amountMinor: number }
): Known | null {
  const named = refunds.find((one) => number !== null && numbersOf(one).includes(number))
  const before = refunds.find((one) => one.state === 'processed' && one.amountMinor === amountMinor)
  return named ?? before ?? refunds.find(({ state }) => state === 'requested') ?? null
}

const numbersOf = ({ receipt, reference }: Refund) => [receipt, reference]

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
