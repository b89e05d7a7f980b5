import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { times, type TripTime } from './trip-filters'

/** Upcoming, past or cancelled trips, each an address of its own. */
export function TripTimes({ when }: { when: TripTime }) {
  const t = useText(trips)

  return (
    <nav aria-label={t('trips.when')} className="min-w-0">
      <ul className="trip-times">
        {times.map((time) => (
          <li key={time}>
            <Link
              to={`/dashboard/bookings?when=${time}`}
              preventScrollReset
              aria-current={time === when ? 'page' : undefined}
            >
              {t(`trips.when.${time}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
