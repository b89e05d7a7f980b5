import { useList, type HttpError } from '@refinedev/core'
import type { Booking } from '../../api/types'

/** Requests the overview shows. */
export const SHOWN = 3

/** Pending requests, by arrival: the first of them, and how many there are. */
export const usePending = () =>
  useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { pageSize: SHOWN },
    sorters: [{ field: 'checkIn', order: 'asc' }],
    filters: [{ field: 'status', operator: 'eq', value: 'pending' }],
    errorNotification: false,
  })
