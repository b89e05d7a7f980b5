import type { Booking } from '~/api/types'
import { BackLink } from '~/components/back-link'
import { LinkButton } from '~/components/button'
import { Picture } from '~/components/picture'
import { StatusBadge } from '~/components/status-badge'
import { StayDates } from '~/components/stay-dates'
import { StepPage } from '~/components/step-form'
import { formatDate, formatMoment } from '@makao/shared/dates'
import { useFormatDay } from '~/i18n/use-format-day'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import trips from '~/locales/en/trips.json'
import { useToday } from '~/use-today'
import { loadPayment } from '../load-payment.server'
import { loadTrip } from '../load-trip.server'
import { DepositClaim } from './deposit-claim'
import { PaymentBox } from './payment-box'
import { ProposedDates } from './proposed-dates'
import { TripDetails } from './trip-details'
import { stateWord } from './trip-words'
import type { Route } from './+types/route'

export async function loader({ request, params }: Route.LoaderArgs) {
  return loadPayment(request, await loadTrip(request, params.id))
}

/** Everything about one trip, and what its guest may do with it now (specification §2.13). */
export default function Trip({ loaderData: { attempt, booking } }: Route.ComponentProps) {
  const t = useText(trips)
  const tc = useText(common)
  const { locale } = useLanguage()
  const { property } = booking
  const title = property?.title ?? t('trips.gone')

  return (
    <article className="grid gap-7">
      <StepPage>
        <title>{`${title} · ${tc('common.brand')}`}</title>
        <div className="grid gap-5">
          <BackLink to="/dashboard/bookings">{t('trip.back')}</BackLink>
          <header className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_16rem]">
            <div className="aspect-16/9 overflow-hidden rounded-lg sm:order-1 sm:aspect-4/3">
              <Picture image={property?.images[0]} alt="" sizes="(min-width: 36rem) 16rem, 92vw" />
            </div>
            <div className="grid justify-items-start gap-3">
              <StatusBadge status={booking.status} />
              <h1 className="text-3xl">{title}</h1>
              <p className="text-lg">
                <StayDates
                  checkIn={booking.checkIn}
                  checkOut={booking.departedOn ?? booking.checkOut}
                />
              </p>
              <p>{booking.times.text}</p>
              <p className="text-sm text-muted">
                {t('trip.number', { number: booking._id })} ·{' '}
                {t('trip.booked', { date: formatDate(booking.createdAt, locale) })}
              </p>
            </div>
          </header>
        </div>
        <Says booking={booking} />
        <PaymentBox booking={booking} attempt={attempt} />
        <DepositClaim booking={booking} />
        <ProposedDates booking={booking} />
        <Actions booking={booking} />
        <TripDetails booking={booking} />
      </StepPage>
    </article>
  )
}

function Says({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { locale } = useLanguage()
  const today = useToday()
  const formatDay = useFormatDay()
  const { checkOut, departedOn } = booking
  const host = booking.host.firstName
  const time = booking.expiresAt ? formatMoment(booking.expiresAt, locale, today) : ''

  return (
    <div className="grid gap-1 rounded-md border-l-4 border-sun bg-sun-wash px-5 py-4 text-lg">
      <p>
        {t(`trip.says.${stateWord(booking, today)}`, {
          host,
          time,
          from: departedOn ? formatDay(departedOn) : '',
          until: formatDay(checkOut),
        })}
      </p>
      {booking.review && <p>{t('trip.reviewed')}</p>}
    </div>
  )
}

function Actions({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { actions, property } = booking

  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {actions.includes('review') && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/review`}>{t('trip.review')}</LinkButton>
      )}
      {actions.includes('edit') && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/change`} tone="quiet">
          {t('trip.change')}
        </LinkButton>
      )}
      {actions.includes('proposeDates') && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/dates`} tone="quiet">
          {t('trip.dates')}
        </LinkButton>
      )}
      {property?.isActive && (
        <LinkButton to={`/properties/${property._id}`} tone="quiet">
          {t('trip.seePlace')}
        </LinkButton>
      )}
      {actions.includes('cancel') && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/cancel`} tone="danger">
          {t('trip.cancel')}
        </LinkButton>
      )}
    </div>
  )
}
