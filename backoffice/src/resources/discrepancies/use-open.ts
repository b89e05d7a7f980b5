import { useList, type HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { Discrepancy } from '../../api/types'
import { ACCESS, allows } from '../../providers/access'

/** How many differences nobody has looked at; hosts have none. */
export function useOpen() {
  const { data: access } = useQuery(ACCESS)
  const may = access !== undefined && allows(access, 'discrepancies.reconcile')
  const { result } = useList<Discrepancy, HttpError>({
    resource: 'discrepancies',
    pagination: { pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'open' }],
    queryOptions: { enabled: may },
    errorNotification: false,
  })
  return may ? (result.total ?? 0) : 0
}
