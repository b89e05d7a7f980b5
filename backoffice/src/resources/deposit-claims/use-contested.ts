import { useList, type HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { DepositClaim } from '../../api/types'
import { ACCESS, allows } from '../../providers/access'

/** How many claims wait for an admin's decision; hosts have none. */
export function useContested() {
  const { data: access } = useQuery(ACCESS)
  const may = access !== undefined && allows(access, 'depositClaims.list')
  const { result } = useList<DepositClaim, HttpError>({
    resource: 'deposit-claims',
    pagination: { pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: 'contested' }],
    queryOptions: { enabled: may },
    errorNotification: false,
  })
  return may ? (result.total ?? 0) : 0
}
