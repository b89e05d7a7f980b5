import { DAY_MS, HOUR_MS } from '#domain/durations'
import { share } from '#domain/money'
import type { QuoteLine } from '#domain/quote'

/** What a guest gets back who cancels; `free`: everything until check-in, as where nobody has chosen (ADR 0056). */
export const CANCELLATION_POLICIES = [
  'free',
  'flexible',
  'moderate',
  'strict',
  'nonRefundable',
] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

/** Of check-in where a property says none. */
export const USUAL_CHECK_IN = '14:00'

/** Days before check-in until which everything goes back; null: never. */
const FREE_DAYS = {
  free: -Infinity,
  flexible: 1,
  moderate: 5,
  strict: 14,
  nonRefundable: null,
} as const satisfies Record<CancellationPolicy, number | null>

/** Days before check-in until which half goes back under `strict`. */
const HALF_DAYS = 7

/** A guest may think again for a day, unless the stay is near. */
const GRACE_MS = 24 * HOUR_MS
const GRACE_DAYS = 7

const HALF_BP = 5000

/** Moments in milliseconds since 1970. */
type Moments = {
  policy: CancellationPolicy
  /** Day and time of check-in */
  arrival: number
  /** When the stay was agreed */
  booked: number
}

export type Cancellation = Moments & {
  now: number
  byGuest: boolean
  /** Minor units, as everything here */
  paid: number
  nights: number
  taxBp: number
  lines: readonly QuoteLine[]
}

/** In Nairobi, UTC+3 without summer time. @param time HH:MM */
export function momentOf(date: string, time: string | null): number {
  return Date.parse(`${date}T${time ?? USUAL_CHECK_IN}:00+03:00`)
}

/** The last moment at which everything goes back; null: none. `Infinity` under `free`. */
export function freeUntil({ policy, arrival, booked }: Moments): number | null {
  const days = FREE_DAYS[policy]
  const byPolicy = days === null ? -Infinity : arrival - days * DAY_MS
  const byGrace = Math.min(booked + GRACE_MS, arrival - GRACE_DAYS * DAY_MS)
  const last = Math.max(byPolicy, byGrace >= booked ? byGrace : -Infinity)
  return last === -Infinity ? null : last
}

/**
 * What goes back to the guest when the stay is cancelled now: what was paid, without what the host and the house keep.
 * Whoever else cancels gives everything back.
 */
export function refundDue(cancellation: Cancellation): number {
  const { byGuest, now, paid, lines, taxBp } = cancellation
  if (!byGuest || now <= (freeUntil(cancellation) ?? -Infinity)) return paid
  const fee = sumOf(lines.filter(({ kind }) => kind === 'serviceFee'))
  const kept = keptOfStay(cancellation) + fee
  return Math.max(0, paid - kept - share(kept, taxBp))
}

/** Nights with their discount, extra guests, and once the stay has begun the rest. */
function keptOfStay(cancellation: Cancellation): number {
  const { arrival, lines, nights, now } = cancellation
  const extra = sumOf(lines.filter(({ kind }) => kind === 'extraGuests'))
  const others = lines.filter(({ kind, taxable }) => taxable && !COUNTED.has(kind))
  const first = keptNights(cancellation)
  return (
    keptOf(cancellation, priceOfFirst(lines, nights), priceOfFirst(lines, first)) +
    keptOf(cancellation, extra, (extra / nights) * first) +
    (now >= arrival ? sumOf(others) : 0)
  )
}

/** The first nights of a stay: the discount is taken off them in their part of the price. */
export function priceOfFirst(lines: readonly QuoteLine[], nights: number): number {
  const ofNights = lines.filter(({ kind }) => NIGHT_KINDS.has(kind))
  const discount = -sumOf(lines.filter(({ kind }) => DISCOUNT_KINDS.has(kind)))
  const units = ofNights.flatMap(({ quantity, unit }) => Array<number>(quantity).fill(unit))
  const whole = sumOf(ofNights)
  const first = units.slice(0, nights).reduce((sum, unit) => sum + unit, 0)
  return first - (whole === 0 ? 0 : partOf(discount, first, whole))
}

/** The first nights whole, and the policy's part of the rest. */
function keptOf(cancellation: Cancellation, whole: number, first: number): number {
  return first + share(whole - first, keptBp(cancellation))
}

/** Nights that have begun and the next one; none where the policy knows parts of all alone. */
function keptNights({ policy, arrival, now, nights }: Cancellation): number {
  if (policy !== 'flexible' && policy !== 'moderate') return 0
  const stayed = Math.max(0, Math.floor((now - arrival) / DAY_MS))
  return Math.min(nights, stayed + 1)
}

/** Of what is left beside the first nights. */
function keptBp({ policy, arrival, now }: Cancellation): number {
  switch (policy) {
    case 'free':
    case 'flexible':
      return 0
    case 'moderate':
      return HALF_BP
    case 'strict':
      return now <= arrival - HALF_DAYS * DAY_MS ? HALF_BP : 2 * HALF_BP
    case 'nonRefundable':
      return 2 * HALF_BP
  }
}

/** Half up, exact. */
function partOf(amount: number, part: number, whole: number): number {
  const twice = 2n * BigInt(amount) * BigInt(part)
  return Number((twice + BigInt(whole)) / (2n * BigInt(whole)))
}

type Kind = QuoteLine['kind']

const NIGHT_KINDS = new Set<Kind>(['nights', 'weekend', 'night', 'holiday', 'season'])
const DISCOUNT_KINDS = new Set<Kind>(['monthly', 'weekly', 'early', 'late'])
const COUNTED = new Set<Kind>([...NIGHT_KINDS, ...DISCOUNT_KINDS, 'extraGuests', 'serviceFee'])

const sumOf = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
