import { today } from '@makao/shared/dates'
import type { RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import type { Found } from '~/api/types'
import { cardFacts } from '~/components/card-facts'
import { partOf } from '~/kept-page.server'
import { filterParams, noFilters, type Filters } from './filters'
import { partsOf } from './filter-parts'
import { otherStays, type Widening } from './widening'

/** Around a place, in km, and how many are shown. */
const NEAR = '500'
const MOST = 3

const NOTHING: Found = { total: 0, more: '' }

/** What else there is for a search that finds nothing; a part that fails is left out. */
export async function loadWidening(
  request: Request,
  context: Readonly<RouterContextProvider>,
  filters: Filters
): Promise<Widening> {
  const api = apiFor(request)
  const { location } = filters
  const foundBy = async (wanted: Filters): Promise<Found> => {
    const query = { ...Object.fromEntries(filterParams(wanted)), limit: 1 }
    const { pagination } = await api.properties.index({ query })
    return { total: pagination.total, more: pagination.isMore ? '+' : '' }
  }
  const counted = <Offer>(offers: Offer[], asked: (offer: Offer) => Filters) =>
    Promise.all(
      offers.map(async (offer) => ({
        ...offer,
        ...(await partOf(context, foundBy(asked(offer)), NOTHING)),
      }))
    )
  const suggested = location ? await partOf(context, suggestions(), []) : []
  const [first] = suggested
  const others = suggested.filter(({ name }) => !isSameText(name, location)).slice(0, MOST)

  const [meant, without, stays, there] = await Promise.all([
    counted(
      others.map(({ name }) => ({ location: name })),
      ({ location: name }) => ({ ...filters, location: name })
    ),
    counted(partsOf(filters), (part) => part.without),
    counted(otherStays(filters, today()), (stay) => ({ ...filters, ...stay })),
    partOf(context, foundBy({ ...noFilters, location }), NOTHING),
  ])
  const near =
    first && there.total === 0
      ? await partOf(context, nearest(`${first.latitude},${first.longitude}`), [])
      : []

  return {
    meant: meant.filter(hasPlaces),
    without: without.map(({ total, more }) => ({ total, more })),
    stays: stays.filter(hasPlaces).slice(0, MOST),
    there: location ? there : NOTHING,
    near,
  }

  async function suggestions() {
    const { data } = await api.places.suggestions({ query: { location } })
    return data
  }

  async function nearest(place: string) {
    const { data } = await api.properties.radius({
      params: { place, km: NEAR },
      query: { limit: MOST },
    })
    return data.map(({ distanceKm, ...card }) => ({ place: cardFacts(card), km: distanceKm }))
  }
}

const hasPlaces = ({ total }: Found) => total > 0

const isSameText = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
