export const today = '2026-11-21'

/** A stay that begins today, at its most ordinary; merge what a test is about. */
export const moment = {
  checkIn: today,
  checkOut: '2026-11-24',
  departedOn: null as string | null,
  checkedOutOn: null as string | null,
  today,
  hasReview: false,
  isPaidByNote: false,
  isLowered: false,
  isNoShow: false,
  minutesSinceStep: null as number | null,
}
