/** Ties are broken by id. */
export type SortOrder = {
  by: 'created' | 'price' | 'rating' | 'reviews' | 'title'
  direction: 'asc' | 'desc'
}

export const MAX_PINS = 200

/** Properties up to which a search is counted; nobody reads how many more there are (ADR 0045). */
export const COUNTED = 1000

/** As in the URL (§9): `createdAt` is newest first, `-createdAt` oldest. */
export const SORTS = {
  'createdAt': { by: 'created', direction: 'desc' },
  '-createdAt': { by: 'created', direction: 'asc' },
  'price': { by: 'price', direction: 'asc' },
  '-price': { by: 'price', direction: 'desc' },
  '-averageRating': { by: 'rating', direction: 'desc' },
  '-totalReviews': { by: 'reviews', direction: 'desc' },
} as const satisfies Record<string, SortOrder>

export type Sort = keyof typeof SORTS

/** Besides these, for hosts and admins, whose list is read from the properties themselves. */
export const MANAGED_SORTS = {
  ...SORTS,
  'averageRating': { by: 'rating', direction: 'asc' },
  'totalReviews': { by: 'reviews', direction: 'asc' },
  'title': { by: 'title', direction: 'asc' },
  '-title': { by: 'title', direction: 'desc' },
} as const satisfies Record<string, SortOrder>

export type ManagedSort = keyof typeof MANAGED_SORTS
export const MANAGED_SORT_NAMES = Object.keys(MANAGED_SORTS) as ManagedSort[]

export const SORT_NAMES = Object.keys(SORTS) as Sort[]
export const DEFAULT_SORT: Sort = 'createdAt'

export function isSort(value: unknown): value is Sort {
  return SORT_NAMES.some((name) => name === value)
}

/** Whole KES per night (§9), bounds inclusive; null is open. */
export const PRICE_BANDS: readonly { min: number | null; max: number | null }[] = [
  { min: null, max: 5000 },
  { min: 5000, max: 15_000 },
  { min: 15_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: null },
]

/** Rows per page (§9). */
export const LIMITS = {
  properties: 12,
  list: 10,
  featured: 6,
  recentActivity: 5,
  recentBookings: 10,
  upcomingBookings: 5,
  max: 100,
} as const

/** Kilometres (§7, /properties/radius). */
export const MIN_RADIUS_KM = 1
export const MAX_RADIUS_KM = 500

const SEARCH_EPOCH_MS = Date.UTC(2020, 0, 1)

/** Seconds since 2020, which fit 32 bits until 2088. */
export function secondsOfSearch(instantMs: number): number {
  return Math.floor((instantMs - SEARCH_EPOCH_MS) / 1000)
}
