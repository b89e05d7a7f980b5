/** What a sort of the listing page orders by; ties always end with the id. */
export type SortOrder = {
  by: 'created' | 'price' | 'rating' | 'reviews'
  direction: 'asc' | 'desc'
}

/** The sorts of §9, as they read in the URL: `createdAt` is newest first, `-createdAt` oldest. */
/** Pins on a map of results: more of them hide one another. */
export const MAX_PINS = 200

export const SORTS = {
  'createdAt': { by: 'created', direction: 'desc' },
  '-createdAt': { by: 'created', direction: 'asc' },
  'price': { by: 'price', direction: 'asc' },
  '-price': { by: 'price', direction: 'desc' },
  '-averageRating': { by: 'rating', direction: 'desc' },
  '-totalReviews': { by: 'reviews', direction: 'desc' },
} as const satisfies Record<string, SortOrder>

export type Sort = keyof typeof SORTS

export const SORT_NAMES = Object.keys(SORTS) as Sort[]
export const DEFAULT_SORT: Sort = 'createdAt'

export function isSort(value: unknown): value is Sort {
  return SORT_NAMES.some((name) => name === value)
}

/** The price bands per night, in whole KES (§9). Null is an open end; a bound belongs to both. */
export const PRICE_BANDS: readonly { min: number | null; max: number | null }[] = [
  { min: null, max: 5000 },
  { min: 5000, max: 15_000 },
  { min: 15_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: null },
]

/** Rows per page, unless the caller asks otherwise (§9). */
export const LIMITS = {
  properties: 12,
  list: 10,
  featured: 6,
  recentActivity: 5,
  recentBookings: 10,
  upcomingBookings: 5,
  /** No caller gets more than this */
  max: 100,
} as const

/** Kilometres a radius may have (§7, /properties/radius). */
export const MIN_RADIUS_KM = 1
export const MAX_RADIUS_KM = 500

const SEARCH_EPOCH_MS = Date.UTC(2020, 0, 1)

/** A moment as the search orders by it: whole seconds since 2020, which fit 32 bits until 2088. */
export function secondsOfSearch(instantMs: number): number {
  return Math.floor((instantMs - SEARCH_EPOCH_MS) / 1000)
}
