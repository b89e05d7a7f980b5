import { Link } from 'react-router'
import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { ErrorState } from '~/components/page-state'
import { Picture } from '~/components/picture'
import { Price } from '~/components/price'
import { StatusBadge } from '~/components/status-badge'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'

/** The latest bookings; null when they failed to load. Totals are in KES. */
export function Activity({ recent }: { recent: Booking[] | null }) {
  const t = useText(dashboard)
  if (!recent) {
    return <ErrorState title={t('dashboard.activity.failed')} />
  }
  if (recent.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 rounded-lg bg-sunken px-6 py-10 text-center">
        <p className="font-semibold">{t('dashboard.activity.empty')}</p>
        <p className="text-muted">{t('dashboard.activity.emptyHint')}</p>
        <LinkButton to="/properties">{t('dashboard.actions.browse')}</LinkButton>
      </div>
    )
  }

  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {recent.map((booking) => (
        <li key={booking._id}>
          <Row booking={booking} />
        </li>
      ))}
    </ul>
  )
}

function Row({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { currency, property, totalAmount, totalAmountKes } = booking

  return (
    <Link
      to={`/dashboard/bookings/${booking._id}`}
      className="group grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 p-3.5 hover:bg-sunken sm:grid-cols-[4rem_minmax(0,1fr)_auto_minmax(8.5rem,auto)] sm:p-4"
    >
      <span className="row-span-2 aspect-square overflow-hidden rounded-md sm:row-span-1 sm:aspect-4/3">
        <Picture image={property?.images[0]} alt="" sizes="4rem" />
      </span>
      <span className="grid gap-0.5">
        <span className="line-clamp-2 leading-snug font-semibold group-hover:text-acacia">
          {property?.title ?? t('trips.gone')}
        </span>
        <span className="text-sm text-muted">
          <StayDates checkIn={booking.checkIn} checkOut={booking.departedOn ?? booking.checkOut} />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:contents">
        <StatusBadge status={booking.status} />
        <span className="grid text-right">
          <strong>
            <Price amount={totalAmount} currency={currency} />
          </strong>
          {currency !== 'KES' && (
            <span className="text-sm text-muted">
              ≈ <Price amount={totalAmountKes} currency="KES" />
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
