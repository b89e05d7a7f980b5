import type { Booking } from '~/api/types'

/** The stay, or what agreed dates cost more. */
export function isBeingPaid({
  dateChange,
  paymentStatus,
}: Pick<Booking, 'dateChange' | 'paymentStatus'>) {
  return paymentStatus === 'pending' || dateChange?.isBeingPaid === true
}
