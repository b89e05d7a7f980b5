import { useList, type HttpError } from '@refinedev/core'
import type { Booking } from '../../api/types'

/** Requests the overview shows. */
export const SHOWN = 3

/** Pending requests, by arrival: the first of them, and how many there are. */
export const usePending = () => useWaiting({ field: 'status', value: 'pending' })

/** All that no other list has, but of who has long not looked. */
const MOST = 20

/** Agreed stays for which the guest asks for other dates, by arrival; no host answers for an admin. */
export const useProposed = (enabled: boolean) =>
  useWaiting({ field: 'proposed', value: 'true' }, enabled, MOST)

/** Stays of which another site's calendar has nights, too, by arrival; only their host knows who comes. */
export const useBookedElsewhere = (enabled: boolean) =>
  useWaiting({ field: 'bookedElsewhere', value: 'true' }, enabled, MOST)

const useWaiting = (filter: { field: string; value: string }, enabled = true, pageSize = SHOWN) =>
  useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { pageSize },
    sorters: [{ field: 'checkIn', order: 'asc' }],
    filters: [{ ...filter, operator: 'eq' }],
    queryOptions: { enabled },
    errorNotification: false,
  })
