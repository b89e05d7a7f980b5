import { useLocation } from 'react-router'
import type { CardFacts } from '~/components/card-facts'
import { PropertyCard } from '~/components/property-card'
import type { Filters } from './filters'
import { stayQuery, type View } from './listing-links'

interface ResultsProps {
  places: CardFacts[]
  saved: number[]
  filters: Filters
  view: View
}

/** Only the first picture loads eagerly, for the largest paint on phones. */
const EAGER = 1

export function Results({ places, saved, filters, view }: ResultsProps) {
  const from = useLocation().search
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
            from={from}
            eager={index < EAGER}
            known={index > 0}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  )
}
