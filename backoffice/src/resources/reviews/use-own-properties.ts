import { useList, type HttpError } from '@refinedev/core'
import type { PropertyCard } from '../../api/types'

/** Properties a filter offers: the API gives no more at once. */
const MOST = 100

/** The properties of whoever is signed in, for a choice among them. */
export function useOwnProperties(enabled: boolean): readonly PropertyCard[] {
  const { result } = useList<PropertyCard, HttpError>({
    resource: 'properties',
    pagination: { pageSize: MOST },
    errorNotification: false,
    meta: { path: 'properties/my-properties' },
    queryOptions: { enabled },
  })
  return result.data
}
