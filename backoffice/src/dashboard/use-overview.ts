import { useCustom, useList, type HttpError } from '@refinedev/core'
import type { MonthStats, TodaysStays } from '../api/types'
import { DASHBOARD } from './use-totals'

export const useToday = () =>
  useCustom<TodaysStays, HttpError>({
    url: '/bookings/today',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'today'] },
  })

export const useMonths = () =>
  useCustom<MonthStats[], HttpError>({
    url: '/bookings/stats/months',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'months'] },
  })

/** The number of reviews of a path, loading only one. */
export const useReviewCount = (path: 'my-reviews' | 'flagged', enabled: boolean) =>
  useList({
    resource: 'reviews',
    pagination: { pageSize: 1 },
    filters: path === 'my-reviews' ? [{ field: 'answered', operator: 'eq', value: 'false' }] : [],
    errorNotification: false,
    meta: { path: `reviews/${path}` },
    queryOptions: { enabled },
  })

export const useUnread = (enabled: boolean) =>
  useCustom<{ unread: number }, HttpError>({
    url: '/contacts/stats',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'unread'], enabled },
  })
