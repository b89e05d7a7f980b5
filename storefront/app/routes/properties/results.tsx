import { Link, useLocation } from 'react-router'
import type { PropertyCard as Property } from '~/api/types'
import { buttonClass, LinkButton } from '~/components/button'
import { EmptyState, ErrorState } from '~/components/page-state'
import { PropertyCard } from '~/components/property-card'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import type { Filters } from './filters'
import { stayQuery, type View } from './listing-links'

interface ResultsProps {
  places: Property[]
  saved: number[]
  filters: Filters
  view: View
}

/** Only the first picture loads eagerly, for the largest paint on phones. */
const EAGER = 1

export function Results({ places, saved, filters, view }: ResultsProps) {
  const t = useText(listing)
  if (places.length === 0) {
    return (
      <EmptyState title={t('listing.empty')} text={t('listing.emptyHint')}>
        <LinkButton to="/properties" tone="quiet">
          {t('listing.clearFilters')}
        </LinkButton>
      </EmptyState>
    )
  }
  const list = view === 'list'

  return (
    <ul
      className={
        list
          ? 'cards grid gap-8'
          : 'cards grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3 xl:gap-y-12'
      }
    >
      {places.map((place, index) => (
        <li key={place._id}>
          <PropertyCard
            place={place}
            saved={saved.includes(place._id)}
            layout={list ? 'row' : 'card'}
            query={stayQuery(filters)}
            eager={index < EAGER}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  )
}

/** A failed search with a retry. */
export function Failure({ message }: { message: string }) {
  const t = useText(listing)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('listing.failure')} text={message}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('listing.tryAgain')}
      </Link>
    </ErrorState>
  )
}
