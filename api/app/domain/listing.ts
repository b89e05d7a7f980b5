/**
 * What a listing may say about a place (§5, Property form). The form's rules hold as they are stated; the
 * upper limits are those of the specification's own schema.
 */
export const LISTING_LIMITS = {
  title: 100,
  description: 2000,
  bedrooms: 10,
  bathrooms: 10,
  maxGuests: 20,
  /** Major units per night: with 90 nights, fees and any of our rates the total stays exact. */
  price: 10_000_000,
  amenities: 50,
  houseRules: 30,
  houseRule: 200,
  caption: 200,
} as const

/** Pictures a property may have (§9), and it is never without one. */
export const MAX_PROPERTY_PHOTOS = 8

/** All places are in Kenya: the form fixes it, and so do we. */
export const COUNTRY = 'Kenya'

/** What the form starts with (§5). */
export const LISTING_DEFAULTS = {
  propertyType: 'apartment',
  currency: 'KES',
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
} as const

/** Whether guests may find a property at this price: nobody lets a place for nothing (decisions §5). */
export function mayBeActive(priceMinor: number): boolean {
  return priceMinor > 0
}
