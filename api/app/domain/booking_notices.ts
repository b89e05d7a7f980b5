/** The letters of what happens to a booking, in the order they are written. */
export const NOTICES = {
  requested: ['requestedForHost', 'requestedForGuest'],
  approved: ['approvedForGuest'],
  cancelled: ['cancelledForGuest', 'cancelledForHost'],
  expired: ['expiredForGuest', 'expiredForHost'],
  checkedOut: ['checkedOutForGuest'],
  paid: ['paidForGuest', 'paidForHost'],
  refunded: ['refundedForGuest'],
} as const

export type BookingEvent = keyof typeof NOTICES
