import type { Currency } from '#domain/money'
import type { EventVerdict } from '#domain/payment_events'
import type { Money, PaymentStatus } from '#domain/payment_lifecycle'

/**
 * How a gateway and our books differ (ADR 0070).
 * - `unmatched`: moved at the gateway, and not in our books
 * - `missing`: in our books, and not in the gateway's list
 * - `double`: moved more than once
 * - `unknownReference`: of no payment of ours
 * - `noReceipt`: M-Pesa said paid when asked, and never sent a receipt: it could not be sent back
 * - `otherAttempt`, `disputed`, `unsigned`, `unreadable`: verdicts on messages (payment_events.ts)
 */
export const DISCREPANCY_KINDS = [
  'unmatched',
  'missing',
  'wrongAmount',
  'wrongCurrency',
  'double',
  'unknownReference',
  'noReceipt',
  'otherAttempt',
  'disputed',
  'unsigned',
  'unreadable',
] as const
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number]

/** `mended` is what agreed by itself later; `resolved` is what a person has decided on. */
export const DISCREPANCY_STATUSES = ['open', 'mended', 'resolved'] as const
export type DiscrepancyStatus = (typeof DISCREPANCY_STATUSES)[number]

export type DiscrepancySource = 'list' | 'message'
export type Movement = 'payment' | 'refund'

/** What moved, as a gateway lists it; failed ones left out. */
export type Moved = {
  movement: Movement
  /** the gateway's own number */
  number: string
  /** our name of the attempt, or for a refund the number of the transaction it is of; null where it says neither */
  of: string | null
  amountMinor: number
  /** as it says, three letters of a currency we may not have */
  currency: string
  /** in Nairobi */
  day: string
  /** of a payment that the gateway has sent back since */
  isBack?: boolean
}

/** A payment of ours, and whether the gateway's list should have it, and its refund. */
export type Booked = {
  id: number
  intentId: string
  status: PaymentStatus
  amountMinor: number
  currency: Currency
  /** what went or goes back; null for all */
  refundMinor: number | null
  receipt: string | null
  refundReceipt: string | null
  day: string
  isExpected: boolean
  isRefundExpected: boolean
}

export type Found = {
  kind: DiscrepancyKind
  movement: Movement
  reference: string
  paymentId: number | null
  ours: Money | null
  theirs: { amountMinor: number; currency: string } | null
  day: string
}

const WITH_MONEY: readonly PaymentStatus[] = ['paid', 'refundDue', 'refunded']
const GOES_BACK: readonly PaymentStatus[] = ['refundDue', 'refunded']

/**
 * Compares what a gateway lists with payments of ours: those that it names, and those it should have named.
 * Amounts in minor units; each difference once.
 */
export function compare(listed: readonly Moved[], booked: readonly Booked[]): Found[] {
  const names = new Map(
    booked.flatMap((payment) =>
      [payment.intentId, payment.receipt].flatMap((name) => (name ? [[name, payment]] : []))
    ) as [string, Booked][]
  )
  const movements = listed
    .map((one) => ({ one, payment: one.of ? names.get(one.of) : undefined }))
    /** Of several refunds the one in our books is the first; the later ones are too many. */
    .sort((a, b) => Number(isBookedRefund(b)) - Number(isBookedRefund(a)) || byDay(a.one, b.one))
  const seen = new Set<string>()
  const found: Found[] = []
  for (const { one, payment } of movements) {
    const key = payment && `${one.movement}/${payment.id}`
    const isAgain = key !== undefined && seen.has(key)
    const kind = isAgain ? 'double' : judge(one, payment)
    if (kind) found.push(difference(kind, one, payment))
    if (key) seen.add(key)
  }
  return [...found, ...booked.flatMap((payment) => missing(payment, seen))]
}

type Matched = { one: Moved; payment: Booked | undefined }

const isBookedRefund = ({ one, payment }: Matched) =>
  one.movement === 'refund' && payment?.refundReceipt === one.number

const byDay = (one: Moved, other: Moved) => one.day.localeCompare(other.day)

function judge(one: Moved, payment: Booked | undefined): DiscrepancyKind | null {
  if (!payment) return 'unknownReference'
  /* One that nobody here asked for has no amount of ours. */
  if (one.movement === 'refund' && !GOES_BACK.includes(payment.status)) return 'unmatched'
  if (one.currency !== payment.currency) return 'wrongCurrency'
  if (one.amountMinor !== expectedOf(one.movement, payment).amountMinor) return 'wrongAmount'
  return one.movement === 'refund' || WITH_MONEY.includes(payment.status) ? null : 'unmatched'
}

function expectedOf(movement: Movement, { amountMinor, currency, refundMinor }: Booked): Money {
  const back = refundMinor ?? amountMinor
  return { amountMinor: movement === 'payment' ? amountMinor : back, currency }
}

function difference(kind: DiscrepancyKind, one: Moved, payment: Booked | undefined): Found {
  const { amountMinor, currency, day, movement, number } = one
  return {
    kind,
    movement,
    /** A payment by our name of it; of several, each by the gateway's number. */
    reference:
      movement === 'payment' && kind !== 'double' && one.of ? one.of : `${movement}/${number}`,
    paymentId: payment?.id ?? null,
    ours: payment && kind !== 'unmatched' ? expectedOf(movement, payment) : null,
    theirs: { amountMinor, currency },
    day,
  }
}

function missing(payment: Booked, seen: ReadonlySet<string>): Found[] {
  const { day, id, intentId } = payment
  const absent = (movement: Movement, reference: string): Found => ({
    kind: 'missing',
    movement,
    reference,
    paymentId: id,
    ours: expectedOf(movement, payment),
    theirs: null,
    day,
  })
  const isMissing = payment.isExpected && WITH_MONEY.includes(payment.status)
  const isBackMissing = payment.isRefundExpected && payment.status === 'refunded'
  return [
    ...(isMissing && !seen.has(`payment/${id}`) ? [absent('payment', intentId)] : []),
    ...(isBackMissing && !seen.has(`refund/${id}`)
      ? [absent('refund', `refund/${payment.refundReceipt ?? intentId}`)]
      : []),
  ]
}

/**
 * What was paid there as it was asked for, and not here, and may be believed (ADR 0013): not when it went back meanwhile, or a part of
 * it did.
 */
export function paymentsToTakeUp(found: readonly Found[], listed: readonly Moved[]): Moved[] {
  const wanted = new Set(
    found
      .filter(({ kind, movement }) => kind === 'unmatched' && movement === 'payment')
      .map(({ reference }) => reference)
  )
  const sentBack = new Set(
    listed.flatMap(({ movement, of }) => (movement === 'refund' ? [of] : []))
  )
  return listed.filter(
    ({ movement, number, of, isBack }) =>
      movement === 'payment' &&
      of !== null &&
      wanted.has(of) &&
      !isBack &&
      !sentBack.has(of) &&
      !sentBack.has(number)
  )
}

const KIND_OF: Record<Exclude<EventVerdict, 'heard'>, DiscrepancyKind> = {
  otherAmount: 'wrongAmount',
  otherAttempt: 'otherAttempt',
  unknown: 'unknownReference',
  unsigned: 'unsigned',
  unreadable: 'unreadable',
  disputed: 'disputed',
}

/** What a message that was not believed is in the queue; null for one that was. */
export function kindOfMessage(verdict: EventVerdict): DiscrepancyKind | null {
  return verdict === 'heard' ? null : KIND_OF[verdict]
}

type DiscrepancyStep = 'resolve'

/** What somebody may do with it now. */
export const stepsOf = (status: DiscrepancyStatus): DiscrepancyStep[] =>
  status === 'open' ? ['resolve'] : []
