import { MAX_NIGHTS, MONTHS_AHEAD, stayProblem, todayInNairobi } from '#domain/stay'
import { invalid } from '#exceptions/refusal'

/**
 * Refuses impossible dates, at the wrong field and with the texts of §8.
 * @throws Refusal 422 for dates in the past, in the wrong order, too many nights or too far ahead
 */
export function refuseImpossibleStay({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  switch (stayProblem({ checkIn, checkOut, today: todayInNairobi() })) {
    case 'past':
      throw invalid('checkIn', 'past', 'bookings.past')
    case 'order':
      throw invalid('checkOut', 'order', 'bookings.order')
    case 'tooLong':
      throw invalid('checkOut', 'tooLong', 'bookings.tooLong', { nights: MAX_NIGHTS })
    case 'tooFar':
      throw invalid('checkIn', 'tooFar', 'bookings.tooFar', { months: MONTHS_AHEAD })
  }
}
