import { useCustom, type HttpError } from '@refinedev/core'
import type { DashboardTotals } from '../api/types'
import { useMe } from '../hooks/use-me'

/** Query key of the totals: invalidate it after changing what they count. */
export const DASHBOARD = ['dashboard']

/** The totals of one's own role (§2.11). */
export function useTotals() {
  const { role } = useMe()
  return useCustom<DashboardTotals, HttpError>({
    url: `/users/${role}/dashboard`,
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: [...DASHBOARD, 'totals', role] },
  })
}
