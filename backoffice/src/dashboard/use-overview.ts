import { useCustom, useList, type HttpError } from '@refinedev/core'
import type { Booking, MonthStats, TodaysStays } from '../api/types'
import { DASHBOARD } from './use-totals'

/** How long arrivals may be shown without asking again, in ms. */
const FRESH = 60_000

/** Who comes and who leaves today. */
export const useToday = () =>
  useCustom<TodaysStays, HttpError>({
    url: '/bookings/today',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'today'], staleTime: FRESH },
  })

/** Revenue and occupancy of the last twelve months. */
export const useMonths = () =>
  useCustom<MonthStats[], HttpError>({
    url: '/bookings/stats/months',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'months'] },
  })

/** Requests to answer, the next arrival first. */
export const usePending = (shown: number) =>
  useList<Booking, HttpError>({
    resource: 'bookings',
    pagination: { pageSize: shown },
    sorters: [{ field: 'checkIn', order: 'asc' }],
    filters: [{ field: 'status', operator: 'eq', value: 'pending' }],
    errorNotification: false,
    queryOptions: { staleTime: FRESH },
  })

/** How many reviews a path lists, without reading more than one. */
export const useReviewCount = (path: 'my-reviews' | 'flagged', enabled: boolean) =>
  useList({
    resource: 'reviews',
    pagination: { pageSize: 1 },
    filters: path === 'my-reviews' ? [{ field: 'answered', operator: 'eq', value: 'false' }] : [],
    errorNotification: false,
    meta: { path: `reviews/${path}` },
    queryOptions: { enabled, staleTime: FRESH },
  })

/** Messages of the contact form nobody has read. */
export const useUnread = (enabled: boolean) =>
  useCustom<{ unread: number }, HttpError>({
    url: '/contacts/stats',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'unread'], enabled, staleTime: FRESH },
  })
