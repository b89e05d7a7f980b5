import type { Booking } from '~/api/types'

type Stay = Pick<Booking, 'isInstant' | 'status'> & {
  property: Pick<Booking['property'], 'isDeleted'>
}

/** With what the street comes that is not told yet; null for a stay it does not come for. */
export function streetWord({ isInstant, property, status }: Stay) {
  if (property.isDeleted || (status !== 'pending' && status !== 'confirmed')) {
    return null
  }
  return isInstant && status === 'confirmed' ? 'streetPaid' : 'streetLater'
}

/** The name of what is said of a trip: its status, unless it ended early, or its dates are over and nobody has said so. */
export function stateWord(
  { checkOut, departedOn, status }: Pick<Booking, 'checkOut' | 'departedOn' | 'status'>,
  today: string
) {
  if (departedOn) {
    /* While its nights last its guest may still be there. */
    return checkOut >= today ? 'early' : 'wasEarly'
  }
  if (checkOut >= today) {
    return status
  }
  /* Of a guest whom nobody has checked in nobody knows whether they came. */
  return status === 'confirmed' ? 'over' : status === 'checked-in' ? 'checked-out' : status
}
