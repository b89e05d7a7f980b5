import { lazy, Suspense, useMemo } from 'react'
import { useNavigation } from 'react-router'
import { Pagination } from '~/components/pagination'
import { Skeleton } from '~/components/skeleton'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { loadPart } from '~/offline/load-part'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { noFilters } from './filters'
import { ListingHead } from './listing-head'
import { stayQuery } from './listing-links'
import { loadListing } from './load-listing.server'
import { Results } from './results'
import { readCards } from './sent-cards'
import { Toolbar } from './toolbar'
import { useSearch } from './use-search'
import type { Route } from './+types/route'

/** What few searches need travels when it is first asked for. */
const MapView = lazy(() => loadPart(() => import('./map-view')))
const SearchHelp = lazy(() => loadPart(() => import('./search-help')))

export const loader = (args: Route.LoaderArgs) => loadListing(args)

/** The listing page (specification §2.5): the URL is the search, and everything here reads it. */
export default function Properties({ loaderData }: Route.ComponentProps) {
  const { view, saved, map, widening, pagination, faults, failure } = loaderData
  const filters = { ...noFilters, ...loaderData.filters }
  const places = useMemo(() => readCards(loaderData.places), [loaderData.places])
  const t = useText(listing)
  const { location } = useNavigation()
  const searching = location?.pathname === '/properties'
  const search = useSearch({ filters, view })
  const title = filters.location
    ? t('listing.titleIn', { location: filters.location })
    : t('listing.title')

  return (
    <div className="page-width grid gap-8 pt-6 pb-16 sm:pt-10 sm:pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <ListingHead title={title} filters={filters} page={pagination?.page ?? 1} places={places} />
      <FilterPanel {...search} />
      <section className="grid min-w-0 content-start gap-6">
        <Toolbar {...search} title={title} found={pagination} />
        <FilterChips {...search} />
        {map && (
          <>
            <p className="without-scripts rounded-md bg-sunken p-4">{t('listing.mapScripts')}</p>
            <div className="needs-scripts">
              <Suspense fallback={<Skeleton className="h-[clamp(20rem,60svh,34rem)] w-full" />}>
                <MapView map={map} query={stayQuery(filters)} />
              </Suspense>
            </div>
          </>
        )}
        <div aria-busy={searching} className="grid gap-12 transition-opacity aria-busy:opacity-50">
          {(faults.length > 0 || places.length === 0) && (
            <Suspense>
              <SearchHelp
                {...{ faults, failure, filters, view, saved, widening }}
                found={places.length}
              />
            </Suspense>
          )}
          {places.length > 0 && <Results {...{ places, saved, filters, view }} />}
          {pagination && <Pagination {...pagination} />}
        </div>
      </section>
    </div>
  )
}
