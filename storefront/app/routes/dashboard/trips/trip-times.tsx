import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { times, tripsPath, type TripFilters } from './trip-filters'

/** Upcoming, past or cancelled trips, each an address of its own, which keeps the search. */
export function TripTimes({ filters }: { filters: TripFilters }) {
  const t = useText(trips)

  return (
    <nav aria-label={t('trips.when')} className="min-w-0">
      <ul className="trip-times">
        {times.map((time) => (
          <li key={time}>
            <Link
              to={tripsPath(time, filters)}
              preventScrollReset
              aria-current={time === filters.when ? 'page' : undefined}
            >
              {t(`trips.when.${time}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
