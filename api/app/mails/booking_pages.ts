/** The letters of a booking, and the page each leads to. */
export const PAGES = {
  requestedForHost: '/dashboard/bookings',
  requestedForGuest: '/dashboard/bookings/:id',
  approvedForGuest: '/dashboard/bookings/:id',
  cancelledForGuest: '/properties',
  cancelledForHost: '/dashboard/bookings',
  expiredForGuest: '/properties',
  expiredForHost: '/dashboard/bookings',
  checkedOutForGuest: '/dashboard/bookings/:id/review',
  paidForGuest: '/dashboard/bookings/:id',
  paidForHost: '/dashboard/bookings',
  refundedForGuest: '/dashboard/bookings/:id',
} as const

export type BookingLetter = keyof typeof PAGES
