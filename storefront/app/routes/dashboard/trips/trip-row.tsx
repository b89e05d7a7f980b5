import { Link } from 'react-router'
import type { Booking } from '~/api/types'
import { Picture } from '~/components/picture'
import { Price } from '~/components/price'
import { StatusBadge } from '~/components/status-badge'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { PayBy } from '../pay-by'

/** A trip in the list. The title's link covers the row; buttons follow `actions`. */
export function TripRow({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { property, host } = booking
  const [name, domain] = host.email?.split('@') ?? []
  const guests = booking.guests.adults + booking.guests.children

  return (
    <article className="trip-row">
      <div className="trip-picture">
        <Picture image={property?.images[0]} alt="" sizes="6.5rem" />
      </div>
      <div className="min-w-0">
        <p className="mb-1.5 xl:hidden">
          <StatusBadge status={booking.status} />
        </p>
        <h2 className="text-base leading-snug">
          <Link
            to={`/dashboard/bookings/${booking._id}`}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-acacia"
          >
            {property?.title ?? t('trips.gone')}
          </Link>
        </h2>
        {property && (
          <p className="text-sm text-muted">
            {property.address.area}, {property.address.city}
          </p>
        )}
      </div>
      <p className="grid min-w-0 text-sm">
        <span>
          <span className="text-muted xl:hidden">{t('trips.hostLabel')} </span>
          {host.firstName} {host.lastName}
        </span>
        {domain && (
          <span className="text-muted">
            {name}
            <wbr />@{domain}
          </span>
        )}
      </p>
      <p className="text-sm">
        <StayDates checkIn={booking.checkIn} checkOut={booking.departedOn ?? booking.checkOut}>
          {t('trips.guestCount', { count: guests })}
        </StayDates>
      </p>
      <p className="tabular text-sm max-xl:hidden">
        <span className="sr-only">{t('trips.guestCount', { count: guests })}</span>
        <span aria-hidden>{guests}</span>
      </p>
      <p className="font-semibold xl:text-sm">
        <Price amount={booking.totalAmount} currency={booking.currency} />
        {booking.waysToPay.length > 0 && (
          <>
            {booking.paymentStatus === 'unpaid' && (
              <span className="block text-sm font-medium text-laterite-strong">
                {t('trips.unpaid')}
              </span>
            )}
            <PayBy payBy={booking.payBy} />
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 max-xl:col-start-2 xl:grid xl:justify-items-start">
        <span className="max-xl:hidden">
          <StatusBadge status={booking.status} />
        </span>
        <Actions booking={booking} />
      </div>
    </article>
  )
}

function Actions({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { actions } = booking
  const look = 'relative inline-flex min-h-9 items-center text-sm font-semibold hover:underline'

  return (
    <>
      {booking.waysToPay.length > 0 && (
        <Link
          to={`/dashboard/bookings/${booking._id}/pay`}
          className={`${look} text-acacia`}
          aria-label={`${t('trips.pay')}: ${booking.property?.title ?? t('trips.gone')}`}
        >
          {t('trips.pay')}
        </Link>
      )}
      {actions.includes('contestClaim') && (
        <Link
          to={`/dashboard/bookings/${booking._id}/claim`}
          className={`${look} text-acacia`}
          aria-label={`${t('trips.answer')}: ${booking.property?.title ?? t('trips.gone')}`}
        >
          {t('trips.answer')}
        </Link>
      )}
      {actions.includes('review') && (
        <Link to={`/dashboard/bookings/${booking._id}/review`} className={`${look} text-acacia`}>
          {t('trips.review')}
        </Link>
      )}
      {actions.includes('cancel') && (
        <Link
          to={`/dashboard/bookings/${booking._id}/cancel`}
          className={`${look} text-laterite-strong`}
        >
          {t('trips.cancel')}
        </Link>
      )}
    </>
  )
}
