/** Limits of the property form (§5); upper limits from the specification's schema. */
export const LISTING_LIMITS = {
  title: 100,
  description: 2000,
  bedrooms: 10,
  bathrooms: 10,
  maxGuests: 20,
  /** Major units per night: totals stay exact with 90 nights and fees. */
  price: 10_000_000,
  amenities: 50,
  houseRules: 30,
  houseRule: 200,
  caption: 200,
  verificationReason: 300,
} as const

/** At least one, at most eight (§9). */
export const MAX_PROPERTY_PHOTOS = 8

export const COUNTRY = 'Kenya'

/** Defaults of the form (§5). */
export const LISTING_DEFAULTS = {
  propertyType: 'apartment',
  currency: 'KES',
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
} as const

/** Requires a price (decisions §5). */
export function mayBeActive(priceMinor: number): boolean {
  return priceMinor > 0
}

/** An admin's word about the mark of verification. */
export type VerificationMark = { isVerified?: boolean; verificationReason?: string | null }

/** Whether it is one to write down: it turns the mark, or says why the mark is as it is. */
export function isDecision(
  { isVerified, verificationReason }: VerificationMark,
  before: boolean
): boolean {
  return isVerified !== undefined && (isVerified !== before || !!verificationReason)
}

/** 'Baobab House (copy)'; a long title gives way, by whole characters. */
export function titleOfCopy(title: string, suffix: string): string {
  const room = LISTING_LIMITS.title - suffix.length - 1
  const letters = [...title]
  while (letters.join('').length > room) letters.pop()
  return `${letters.join('').trimEnd()} ${suffix}`
}
