/** The page of a trip. */
export const tripPath = (id: number | string) => `/dashboard/bookings/${encodeURIComponent(id)}`
