import { lazy, Suspense } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { PropertyCard } from '~/api/types'
import { Pagination } from '~/components/pagination'
import { Skeleton } from '~/components/skeleton'
import { today } from '@makao/shared/dates'
import { originOf } from '~/findability/origin.server'
import { StructuredData } from '~/findability/structured-data'
import { breadcrumbs } from '~/findability/things.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import errors from '~/locales/en/errors.json'
import listing from '~/locales/en/listing.json'
import { loadPart } from '~/offline/load-part'
import { savedAmong } from '../favourites/saved-among.server'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { filterParams, isTidy, readFilters } from './filters'
import { ListingHead } from './listing-head'
import { listingLink, stayQuery, views } from './listing-links'
import { loadMap } from './load-map.server'
import { Failure, Results } from './results'
import { Toolbar } from './toolbar'
import { useAsked } from './use-asked'
import type { Route } from './+types/route'

/** What shows the map travels when it is first asked for. */
const MapView = lazy(() => loadPart(() => import('./map-view')))

/** Places a page (specification §9). */
const PAGE_SIZE = 12

/** Places that a desk shows before any scrolling, or nearly. */
const IN_SIGHT = 6

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams)
  const view = views.find((known) => known === url.searchParams.get('view')) ?? 'grid'
  if (!isTidy(url.searchParams)) {
    throw redirect(listingLink(filters, view))
  }
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const query = { ...Object.fromEntries(filterParams(filters)), page, limit: PAGE_SIZE }
  const name = translatorOf(request, listing)('listing.title')
  const things = [breadcrumbs(request, originOf(url), [name, '/properties'])]
  const known = { filters, view, today: today(), things }
  try {
    const { data: places, pagination } = await apiFor(request).properties.index({ query })
    if (page > pagination.pages && pagination.pages > 0) {
      throw redirect(listingLink(filters, view, pagination.pages))
    }
    const [saved, map] = await Promise.all([
      savedAmong(request, context, places),
      view === 'map' ? loadMap(request, filters) : null,
    ])
    return data({ ...known, places: lighter(places), saved, map, pagination, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const failure = error.message || translatorOf(request, errors)('errors.unknown')
    const nothing = { places: [], saved: [], map: null, pagination: null }
    return data({ ...known, ...nothing, failure }, { status: error.status })
  }
}

/**
 * Further down the mean colour of a picture holds its place: its dots cannot be compressed, and with those of all
 * places the page needs another journey on the line.
 */
function lighter(places: PropertyCard[]) {
  return places.map((place, index) =>
    index < IN_SIGHT
      ? place
      : { ...place, images: place.images.map((image) => ({ ...image, placeholder: null })) }
  )
}

/** The listing page (specification §2.5): the URL is the search, and everything here reads it. */
export default function Properties({ loaderData }: Route.ComponentProps) {
  const {
    filters,
    view,
    today: first,
    places,
    saved,
    map,
    pagination,
    failure,
    things,
  } = loaderData
  const t = useText(listing)
  const { location } = useNavigation()
  const searching = location?.pathname === '/properties'
  const asked = useAsked({ filters, view })
  const title = filters.location
    ? t('listing.titleIn', { location: filters.location })
    : t('listing.title')

  return (
    <div className="page-width grid gap-8 pt-6 pb-16 sm:pt-10 sm:pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <ListingHead title={title} filters={filters} page={pagination?.page ?? 1} />
      <StructuredData things={things} />
      <FilterPanel {...asked} today={first} />
      <section className="grid min-w-0 content-start gap-6">
        <Toolbar {...asked} title={title} total={pagination?.total ?? null} />
        <FilterChips {...asked} />
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
          {failure === null ? (
            <Results places={places} saved={saved} filters={filters} view={view} />
          ) : (
            <Failure message={failure} />
          )}
          {pagination && <Pagination {...pagination} />}
        </div>
      </section>
    </div>
  )
}
