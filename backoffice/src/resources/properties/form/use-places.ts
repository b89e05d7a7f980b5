import { useList, type HttpError } from '@refinedev/core'

export interface Town {
  name: string
  county: string
  postalCode: string
  latitude: number
  longitude: number
}

interface County {
  name: string
}

const FOREVER = { staleTime: Infinity, gcTime: Infinity }

const asked = (resource: string) => ({
  resource,
  pagination: { mode: 'off' as const },
  errorNotification: false as const,
  queryOptions: FOREVER,
})

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name)

/** The API's 46 towns and 47 counties (§3, Lists). */
export function usePlaces() {
  const towns = useList<Town, HttpError>(asked('places/towns'))
  const counties = useList<County, HttpError>(asked('places/counties'))
  return {
    towns: towns.result.data.toSorted(byName),
    counties: counties.result.data.toSorted(byName).map(({ name }) => name),
    failed: towns.query.isError || counties.query.isError,
    retry() {
      void towns.query.refetch()
      void counties.query.refetch()
    },
  }
}

export type Places = ReturnType<typeof usePlaces>
