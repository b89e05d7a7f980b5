import { NO_SHOW_DAYS, type Status } from '#domain/booking_lifecycle'
import { toNight } from '#domain/stay'

export const REVIEW_WINDOW_DAYS = 14

/** What it depends on whether a stay can be reviewed. */
export type ReviewedStay = {
  status: Status
  checkOut: string
  departedOn: string | null
  /** The day on which the host said that it is over. */
  checkedOutOn: string | null
  today: string
  hasReview: boolean
}

type ReviewProblem = 'notCheckedOut' | 'alreadyReviewed' | 'tooLate'

/** null when the guest can review today: a host who checks out late, or never, takes no day from it (ADR 0036). */
export function reviewProblem(booking: ReviewedStay): ReviewProblem | null {
  if (!isOver(booking)) return 'notCheckedOut'
  if (booking.hasReview) return 'alreadyReviewed'
  const { departedOn, checkOut, checkedOutOn } = booking
  const end = Math.max(
    toNight(departedOn ?? checkOut),
    toNight(checkedOutOn ?? departedOn ?? checkOut)
  )
  const daysSince = toNight(booking.today) - end
  if (daysSince < 0) return 'notCheckedOut'
  return daysSince > REVIEW_WINDOW_DAYS ? 'tooLate' : null
}

/** One that nobody has checked out is over when its dates are, and one that nobody has checked in when it cannot be a no-show any more. */
function isOver({ status, checkOut, today }: ReviewedStay) {
  const daysSince = toNight(today) - toNight(checkOut)
  if (status === 'checked-in') return daysSince > 0
  return status === 'checked-out' || (status === 'confirmed' && daysSince > NO_SHOW_DAYS)
}

/**
 * A guest's word is verified when the money is known to have come; hosts who are paid directly vouch by checking the guest in
 * (ADR 0036).
 */
export function isVerifiedStay(
  { status, paymentStatus }: { status: Status; paymentStatus: string },
  paysOnline: boolean
): boolean {
  return paymentStatus === 'paid' || (!paysOnline && status !== 'confirmed')
}
