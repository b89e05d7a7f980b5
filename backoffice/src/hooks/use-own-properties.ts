import { useList, type HttpError } from '@refinedev/core'
import type { PropertyCard } from '../api/types'

/** The API's largest page. */
const MOST = 100

/** One's own properties, for a filter. */
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
