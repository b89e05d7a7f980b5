/** How lists of bookings are ordered; `createdAt` is newest first, as everywhere (§9). Ties end with the id. */
export const BOOKING_SORTS = {
  'createdAt': { column: 'created_at', direction: 'desc' },
  '-createdAt': { column: 'created_at', direction: 'asc' },
  'checkIn': { column: 'check_in', direction: 'asc' },
  '-checkIn': { column: 'check_in', direction: 'desc' },
  'total': { column: 'total_kes_minor', direction: 'asc' },
  '-total': { column: 'total_kes_minor', direction: 'desc' },
} as const

export type BookingSort = keyof typeof BOOKING_SORTS
export const BOOKING_SORT_NAMES = Object.keys(BOOKING_SORTS) as BookingSort[]
