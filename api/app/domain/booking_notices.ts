/** The letters of what happens to a booking, in the order they are written. */
export const NOTICES = {
  /** Who manages the listing can answer as its host can (ADR 0086). */
  requested: ['requestedForHost', 'requestedForManager', 'requestedForGuest'],
  /** To the next host of the place, with what is left of its time. */
  requestPassedOn: ['requestedForHost'],
  added: ['addedForGuest'],
  approved: ['approvedForGuest'],
  /** Who manages the listing has answered; its host learns who (ADR 0086). */
  approvedByHelper: ['approvedForGuest', 'approvedForHost'],
  declinedByHelper: ['cancelledForGuest', 'declinedForHost'],
  booked: ['bookedForHost', 'approvedForGuest'],
  cancelled: ['cancelledForGuest', 'cancelledForHost'],
  expired: ['expiredForGuest', 'expiredForHost'],
  payReminder: ['payReminderForGuest'],
  unpaid: ['unpaidForGuest', 'unpaidForHost'],
  noShow: ['noShowForGuest'],
  checkedOut: ['checkedOutForGuest'],
  paid: ['paidForGuest', 'paidForHost'],
  refunded: ['refundedForGuest'],
  /** After the stay, on its way to the guest (ADR 0090). */
  depositReturned: ['depositReturnedForGuest'],
  /** What its host asks for of it, and what came of that (ADR 0141). */
  depositClaimed: ['depositClaimedForGuest'],
  claimContested: ['claimContestedForHost'],
  claimAccepted: ['claimAcceptedForHost'],
  claimDecided: ['claimDecidedForGuest', 'claimDecidedForHost'],
  claimWithdrawn: ['claimWithdrawnForGuest'],
  /** Of a payment for a price that the stay does not have any more. */
  refundedFormer: ['formerRefundedForGuest'],
  datesProposedByGuest: ['datesProposedForHost', 'datesProposedForManager'],
  datesProposedByHost: ['datesProposedForGuest'],
  datesChanged: ['datesChangedForGuest', 'datesChangedForHost'],
  /** Agreed, and the stay moves when the difference is paid. */
  datesDue: ['datesDueForGuest', 'datesDueForHost'],
  /** Not in time, or given up. */
  datesNotPaid: ['datesNotPaidForGuest', 'datesNotPaidForHost'],
  /** Its host has taken it to another place. */
  propertyChanged: ['propertyChangedForGuest'],
  /** Its guest has left early, and its host asks less. */
  priceLowered: ['priceLoweredForGuest', 'priceLoweredForHost'],
  /** Declined, or not answered in time. */
  datesKeptForGuest: ['datesKeptForGuest'],
  datesKeptForHost: ['datesKeptForHost'],
} as const

export type BookingEvent = keyof typeof NOTICES
