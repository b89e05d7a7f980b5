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
 * - `refundByHand`: a part that a gateway cannot send back; a person does (ADR 0084)
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
  'refundByHand',
] as const
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number]

/** `mended` is what agreed by itself later, `booked` a dispute that was lost and is in the books; `resolved` is what a person has decided on. */
export const DISCREPANCY_STATUSES = ['open', 'mended', 'booked', 'resolved'] as const
export type DiscrepancyStatus = (typeof DISCREPANCY_STATUSES)[number]

export const DISCREPANCY_SOURCES = ['list', 'message', 'statement'] as const
export type DiscrepancySource = (typeof DISCREPANCY_SOURCES)[number]
export type Movement = 'payment' | 'refund' | 'payout'

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
  /** minor units of the same currency that the gateway keeps for it, where it says so */
  feeMinor?: number
}

/** `number` is the gateway's; `isExpected`: its list should have it. */
type BookedRefund = {
  amountMinor: number
  number: string | null
  day: string
  isExpected: boolean
}

/** A payment of ours, and whether the gateway's list should have it, and its refunds. */
export type Booked = {
  id: number
  intentId: string
  status: PaymentStatus
  amountMinor: number
  currency: Currency
  /** what went or goes back */
  refunds: readonly BookedRefund[]
  receipt: string | null
  day: string
  isExpected: boolean
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
  const seen = new Set<Booked | BookedRefund>()
  const found: Found[] = []
  for (const { one, payment } of movements) {
    const ours = payment && oursOf(one, payment, seen)
    const kind = ours === 'taken' ? 'double' : judge(one, payment, ours)
    if (kind) found.push(difference(kind, one, payment, ours))
    if (ours && ours !== 'taken') seen.add(ours)
  }
  return [...found, ...booked.flatMap((payment) => missing(payment, seen))]
}

/** A payout of ours that may be on a statement, by the reference that was noted when it was sent. */
export type PaidOut = Pick<Booked, 'id' | 'amountMinor' | 'currency' | 'day' | 'isExpected'> & {
  reference: string
  isSent: boolean
}

/** The same of payouts: to a gateway they are payments the other way. */
export function comparePayouts(listed: readonly Moved[], payouts: readonly PaidOut[]): Found[] {
  const booked = payouts.map(({ isSent, reference, ...payout }): Booked => ({
    ...payout,
    intentId: String(payout.id),
    receipt: reference,
    status: isSent ? 'paid' : 'failed',
    refunds: [],
  }))
  const moved = listed.map((one): Moved => ({ ...one, movement: 'payment' }))
  return compare(moved, booked).map((found) => ({
    ...found,
    movement: 'payout',
    reference: `payout/${found.reference.replace('payment/', '')}`,
    paymentId: null,
  }))
}

type Matched = { one: Moved; payment: Booked | undefined }

const isBookedRefund = ({ one, payment }: Matched) =>
  one.movement === 'refund' && (payment?.refunds ?? []).some(({ number }) => number === one.number)

const byDay = (one: Moved, other: Moved) => one.day.localeCompare(other.day)

/** What of ours a movement is: a refund by its number, its amount, or as the only one left. Undefined where nobody here asked for one. */
function oursOf(
  { amountMinor, movement, number }: Moved,
  payment: Booked,
  seen: ReadonlySet<Booked | BookedRefund>
) {
  if (movement === 'payment') return seen.has(payment) ? 'taken' : payment
  const left = payment.refunds.filter((refund) => !seen.has(refund))
  if (left.length === 0) return payment.refunds.length > 0 ? 'taken' : undefined
  return (
    left.find((refund) => refund.number === number) ??
    left.find((refund) => refund.amountMinor === amountMinor) ??
    left[0]
  )
}

type Ours = ReturnType<typeof oursOf>

function judge(one: Moved, payment: Booked | undefined, ours: Ours): DiscrepancyKind | null {
  if (!payment) return 'unknownReference'
  /* One that nobody here asked for has no amount of ours. */
  if (!ours || ours === 'taken') return 'unmatched'
  if (one.currency !== payment.currency) return 'wrongCurrency'
  if (one.amountMinor !== ours.amountMinor) return 'wrongAmount'
  return one.movement === 'refund' || WITH_MONEY.includes(payment.status) ? null : 'unmatched'
}

function difference(
  kind: DiscrepancyKind,
  one: Moved,
  payment: Booked | undefined,
  ours: Ours
): Found {
  const { amountMinor, currency, day, movement, number } = one
  const again = movement === 'refund' ? payment?.refunds.at(-1) : payment
  const booked = ours === 'taken' ? again : ours
  return {
    kind,
    movement,
    /** A payment by our name of it; of several, each by the gateway's number. */
    reference:
      movement === 'payment' && kind !== 'double' && one.of ? one.of : `${movement}/${number}`,
    paymentId: payment?.id ?? null,
    ours:
      payment && booked && kind !== 'unmatched'
        ? { amountMinor: booked.amountMinor, currency: payment.currency }
        : null,
    theirs: { amountMinor, currency },
    day,
  }
}

function missing(payment: Booked, seen: ReadonlySet<Booked | BookedRefund>): Found[] {
  const { currency, id, intentId, refunds, status } = payment
  const absent = (movement: Movement, reference: string, of: Booked | BookedRefund): Found => ({
    kind: 'missing',
    movement,
    reference,
    paymentId: id,
    ours: { amountMinor: of.amountMinor, currency },
    theirs: null,
    day: of.day,
  })
  const isMissing = payment.isExpected && WITH_MONEY.includes(status) && !seen.has(payment)
  return [
    ...(isMissing ? [absent('payment', intentId, payment)] : []),
    ...refunds
      .filter((refund) => refund.isExpected && !seen.has(refund))
      .map((refund) => absent('refund', `refund/${refund.number ?? intentId}`, refund)),
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
