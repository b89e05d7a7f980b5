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
