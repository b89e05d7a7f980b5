import { useNavigation } from 'react-router'
import { noFilters, type Filters } from './filters'
import type { View } from './listing-links'

export interface Search {
  filters: Filters
  view: View
}

/** The search that was asked for last: one that is under way comes before the one that is shown. */
export function useAsked(shown: Search): Search {
  const { location } = useNavigation()
  if (location?.pathname !== '/properties') {
    return shown
  }
  const params = new URLSearchParams(location.search)
  const get = (name: string) => params.get(name)
  const texts = Object.entries(noFilters).map(([name, none]) => [name, get(name) ?? none])
  const amenities = get('amenities')?.split(',') ?? []
  return {
    filters: { ...Object.fromEntries(texts), amenities },
    view: (get('view') ?? 'grid') as View,
  }
}
