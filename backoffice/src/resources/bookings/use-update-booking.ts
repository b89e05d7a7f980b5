import { useKeys, type GetListResponse, type GetOneResponse } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '../../api/types'
import { DASHBOARD } from '../../dashboard/use-totals'

type Shown = GetListResponse<Booking> | GetOneResponse<Booking> | undefined

/**
 * Writes the server's answer into all cached lists and details of this booking; overview and
 * calendar are refetched.
 */
export function useUpdateBooking() {
  const client = useQueryClient()
  const { keys } = useKeys()

  return (answer: Booking) => {
    const queryKey = keys().data().resource('bookings').get()
    client.setQueriesData<Shown>({ queryKey }, (shown) => shown && updated(shown, answer))
    void client.invalidateQueries({ queryKey: DASHBOARD })
    void client.invalidateQueries({ queryKey: keys().data().resource('calendar').get() })
  }
}

function updated(shown: NonNullable<Shown>, answer: Booking): Shown {
  const fresh = (booking: Booking) => (booking._id === answer._id ? answer : booking)
  return 'total' in shown
    ? { ...shown, data: shown.data.map(fresh) }
    : { ...shown, data: fresh(shown.data) }
}
