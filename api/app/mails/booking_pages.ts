/** The letters of a booking, and the page each leads to. */
export const PAGES = {
  requestedForHost: '/dashboard/bookings',
  requestedForGuest: '/dashboard/bookings/:id',
  approvedForGuest: '/dashboard/bookings/:id',
  approvedForHost: '/dashboard/bookings/:id',
  declinedForHost: '/dashboard/bookings',
  /** Who has no account has no page. */
  addedForGuest: null,
  bookedForHost: '/dashboard/bookings/:id',
  cancelledForGuest: '/properties',
  cancelledForHost: '/dashboard/bookings',
  expiredForGuest: '/properties',
  expiredForHost: '/dashboard/bookings',
  payReminderForGuest: '/dashboard/bookings/:id/pay',
  unpaidForGuest: '/properties',
  unpaidForHost: '/dashboard/bookings',
  noShowForGuest: '/dashboard/bookings/:id',
  checkedOutForGuest: '/dashboard/bookings/:id/review',
  paidForGuest: '/dashboard/bookings/:id',
  paidForHost: '/dashboard/bookings',
  refundedForGuest: '/dashboard/bookings/:id',
  formerRefundedForGuest: '/dashboard/bookings/:id',
  datesProposedForHost: '/dashboard/bookings/:id',
  datesProposedForGuest: '/dashboard/bookings/:id',
  datesChangedForGuest: '/dashboard/bookings/:id',
  datesChangedForHost: '/dashboard/bookings/:id',
  datesKeptForGuest: '/dashboard/bookings/:id',
  datesKeptForHost: '/dashboard/bookings/:id',
} as const

export type BookingLetter = keyof typeof PAGES
