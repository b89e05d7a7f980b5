import type { Booking } from '~/api/types'

/** The name of what is said of a trip’s payment. Where less goes back than was paid the amount is said. */
export function says({
  cancellation,
  dateChange,
  paymentStatus,
  status,
}: Pick<Booking, 'cancellation' | 'dateChange' | 'paymentStatus' | 'status'>) {
  if (status !== 'cancelled') {
    if (dateChange?.isAgreed) {
      return dateChange.isBeingPaid ? 'pending' : 'difference'
    }
    /* A guest’s bank takes money back without a word about the stay. */
    return paymentStatus === 'refunded' ? 'takenBack' : paymentStatus
  }
  const word = cancellation.back?.word
  const isPart = word === 'part'
  switch (paymentStatus) {
    case 'paid':
      /* Of a no-show the money goes back when that cannot be taken back any more. */
      return isPart ? 'partRefunding' : word === 'all' ? 'refunding' : 'kept'
    case 'refunding':
      return isPart ? 'partRefunding' : paymentStatus
    case 'refunded':
      if (word === 'taken') {
        return 'takenBack'
      }
      return isPart ? 'partRefunded' : paymentStatus
    default:
      return paymentStatus
  }
}
