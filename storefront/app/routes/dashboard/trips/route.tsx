import { data, Link, useLocation, useNavigation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { buttonClass, LinkButton } from '~/components/button'
import { EmptyState, ErrorState } from '~/components/page-state'
import { Pagination } from '~/components/pagination'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import errors from '~/locales/en/errors.json'
import trips from '~/locales/en/trips.json'
import { toLastPage } from '~/to-last-page.server'
import { FilterForm } from './filter-form'
import { isFiltered, readTripFilters, TRIPS, tripsPath, type TripFilters } from './trip-filters'
import { TripRow } from './trip-row'
import { TripTimes } from './trip-times'
import type { Route } from './+types/route'

const PAGE_SIZE = 10

export async function loader({ request, url }: Route.LoaderArgs) {
  const filters = readTripFilters(url.searchParams)
  const { search, status, page, when } = filters
  const query = {
    page,
    limit: PAGE_SIZE,
    search: search || undefined,
    status: status || undefined,
    when: when === 'all' ? undefined : when,
    sort: when === 'upcoming' ? ('checkIn' as const) : ('-checkIn' as const),
  }
  try {
    const { data: bookings, pagination } = await apiFor(request).bookings.mine({ query })
    toLastPage(url, pagination)
    return data({ filters, bookings, pagination, failure: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const failure = error.message || translatorOf(request, errors)('errors.unknown')
    return data({ filters, bookings: [], pagination: null, failure }, { status: error.status })
  }
}

/** 'My Trips' (specification §2.13). */
export default function Trips({ loaderData }: Route.ComponentProps) {
  const { filters, bookings, pagination, failure } = loaderData
  const t = useText(trips)
  const tc = useText(common)
  const { location } = useNavigation()
  const searching = location?.pathname === TRIPS
  // What is asked for next keeps what is under way.
  const asked = searching ? readTripFilters(new URLSearchParams(location.search)) : filters

  return (
    <>
      <title>{`${t('trips.title')} · ${tc('common.brand')}`}</title>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-3xl">{t('trips.title')}</h1>
        <p role="status" className="tabular text-muted">
          {pagination && t('trips.count', { total: pagination.total })}
        </p>
      </header>
      <TripTimes filters={asked} />
      <FilterForm filters={filters} when={asked.when} />
      <div aria-busy={searching} className="grid gap-8 transition-opacity aria-busy:opacity-50">
        {failure === null ? (
          <Results bookings={bookings} filters={filters} />
        ) : (
          <Failure message={failure} />
        )}
        {pagination && <Pagination {...pagination} />}
      </div>
    </>
  )
}

interface ResultsProps {
  bookings: Booking[]
  filters: TripFilters
}

function Results({ bookings, filters }: ResultsProps) {
  const t = useText(trips)
  const { when } = filters
  const filtered = isFiltered(filters)
  if (bookings.length === 0) {
    return (
      <EmptyState
        title={t('trips.empty')}
        text={filtered ? t('trips.emptyFiltered') : t('trips.emptyHint', { when })}
      >
        {filtered ? (
          <LinkButton to={tripsPath(when, { search: '', status: '' })} tone="quiet">
            {t('trips.clear')}
          </LinkButton>
        ) : (
          <LinkButton to="/properties">{t('trips.browse')}</LinkButton>
        )}
      </EmptyState>
    )
  }

  return (
    <div className="trip-table">
      <div
        aria-hidden
        className="trip-head hidden border-b border-line-strong px-3 pb-2 text-sm font-semibold text-muted xl:grid"
      >
        <span className="col-span-2">{t('trips.property')}</span>
        <span>{t('trips.host')}</span>
        <span>{t('trips.dates')}</span>
        <span>{t('trips.guestsColumn')}</span>
        <span>{t('trips.total')}</span>
        <span>
          {t('trips.status')} · {t('trips.actions')}
        </span>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-1 xl:gap-0">
        {bookings.map((booking) => (
          <li key={booking._id}>
            <TripRow booking={booking} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Failure({ message }: { message: string }) {
  const t = useText(trips)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('trips.failed')} text={message}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('trips.tryAgain')}
      </Link>
    </ErrorState>
  )
}
