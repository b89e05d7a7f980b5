import { data, redirect } from 'react-router'
import { today } from '@makao/shared/dates'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { PropertyCard } from '~/api/types'
import { cardFacts, type CardFacts } from '~/components/card-facts'
import { originOf } from '~/findability/origin.server'
import { breadcrumbs, documentThings } from '~/findability/things.server'
import { translatorOf } from '~/i18n/texts.server'
import errors from '~/locales/en/errors.json'
import listing from '~/locales/en/listing.json'
import { readPage } from '~/read-page'
import { toTable } from '~/table'
import { isDataRequest } from '../../../router-internals/data-requests'
import { savedAmong } from '../favourites/saved-among.server'
import { chosenOf, filterParams, isTidy, readFilters, tidied } from './filters'
import { listingLink, views } from './listing-links'
import { loadMap } from './load-map.server'
import { loadWidening } from './load-widening.server'
import { faultsOf } from './search-faults'
import { cardsOfDocument } from './sent-cards'
import type { Route } from './+types/route'

/** Places a page (specification §9). */
const PAGE_SIZE = 12

/** Places that a desk shows before any scrolling, or nearly. */
const IN_SIGHT = 6

/** A page of the search in the address; what else there is where it finds nothing. */
export async function loadListing({ request, context, url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams)
  const view = views.find((known) => known === url.searchParams.get('view')) ?? 'grid'
  if (!isTidy(url.searchParams)) {
    throw redirect(tidyLink(url.searchParams))
  }
  const title = translatorOf(request, listing)('listing.title')
  context.set(documentThings, [breadcrumbs(request, originOf(url), [title, '/properties'])])
  const faults = faultsOf(url.searchParams, today())
  const page = readPage(url.searchParams)
  const query = { ...Object.fromEntries(filterParams(filters)), page, limit: PAGE_SIZE }
  const known = { filters: chosenOf(filters), faults, view }
  try {
    const { data: places, pagination } = await apiFor(request).properties.index({ query })
    if (page > pagination.pages && pagination.pages > 0) {
      throw redirect(listingLink(filters, view, pagination.pages))
    }
    const [map, widening] = await Promise.all([
      view === 'map' ? loadMap(request, context, filters) : null,
      pagination.total === 0 ? loadWidening(request, context, filters) : null,
    ])
    const near = widening?.near.map(({ place }) => place) ?? []
    const saved = await savedAmong(request, context, [...places, ...near])
    const cards = lighter(places)
    const sent = isDataRequest(new URL(request.url)) ? toTable(cards) : cardsOfDocument(cards)
    const found = { places: sent, saved, map, widening }
    const more = pagination.isMore ? '+' : ''
    return data({ ...known, ...found, pagination: { ...pagination, more }, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const failure = error.message || translatorOf(request, errors)('errors.unknown')
    const nothing = {
      places: toTable<CardFacts>([]),
      saved: [],
      map: null,
      widening: null,
      pagination: null,
    }
    return data({ ...known, ...nothing, failure }, { status: error.status })
  }
}

/**
 * Further down the mean colour of a picture holds its place: its dots cannot be compressed, and with those of all
 * places the page needs another journey on the line.
 */
function lighter(places: PropertyCard[]) {
  return places
    .map(cardFacts)
    .map((place, index) => (index < IN_SIGHT ? place : { ...place, placeholder: null }))
}

function tidyLink(params: URLSearchParams) {
  const query = tidied(params)
  query.delete('page')
  return query.size > 0 ? `/properties?${query}` : '/properties'
}
