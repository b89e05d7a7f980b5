import { useList, type HttpError } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { ACCESS, allows } from '../providers/access'

type Ability = Parameters<typeof allows>[1]

/** How many records of a resource are in a state; none for who may not see them. */
export function useTotal(resource: string, { status, may }: { status: string; may: Ability }) {
  const { data: access } = useQuery(ACCESS)
  const enabled = access !== undefined && allows(access, may)
  const { result } = useList<object, HttpError>({
    resource,
    pagination: { pageSize: 1 },
    filters: [{ field: 'status', operator: 'eq', value: status }],
    queryOptions: { enabled },
    errorNotification: false,
  })
  return enabled ? (result.total ?? 0) : 0
}

export const useOpenDifferences = () =>
  useTotal('discrepancies', { status: 'open', may: 'discrepancies.reconcile' })

export const useContestedClaims = () =>
  useTotal('deposit-claims', { status: 'contested', may: 'depositClaims.list' })
