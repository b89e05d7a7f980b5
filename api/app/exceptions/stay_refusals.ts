import {
  MAX_NIGHTS,
  MONTHS_AHEAD,
  stayProblem,
  todayInNairobi,
  WALK_IN_DAYS,
  walkInProblem,
  type WalkInProblem,
} from '#domain/stay'
import { invalid } from '#exceptions/refusal'

type Stay = { checkIn: string; checkOut: string }

/**
 * Refuses impossible dates, at the wrong field and with the texts of §8.
 * @throws Refusal 422 for dates in the past, in the wrong order, too many nights or too far ahead
 */
export function refuseImpossibleStay(stay: Stay) {
  refuse(stayProblem({ ...stay, today: todayInNairobi() }))
}

/**
 * The same of a stay that its host writes down, whose guest may be there already.
 * @throws Refusal 422 for one that is over or has begun too long ago, in the wrong order, too many nights or too far ahead
 */
export function refuseImpossibleWalkIn(stay: Stay & { began?: string }) {
  refuse(walkInProblem({ ...stay, today: todayInNairobi() }))
}

function refuse(problem: WalkInProblem | null) {
  switch (problem) {
    case 'past':
      throw invalid('checkIn', 'past', 'bookings.past')
    case 'longAgo':
      throw invalid('checkIn', 'past', 'bookings.longAgo', { days: WALK_IN_DAYS })
    case 'over':
      throw invalid('checkOut', 'past', 'bookings.over')
    case 'order':
      throw invalid('checkOut', 'order', 'bookings.order')
    case 'tooLong':
      throw invalid('checkOut', 'tooLong', 'bookings.tooLong', { nights: MAX_NIGHTS })
    case 'tooFar':
      throw invalid('checkIn', 'tooFar', 'bookings.tooFar', { months: MONTHS_AHEAD })
  }
}
