import { Lock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { PriceLines } from '~/components/price-lines'
import { WrittenText } from '~/components/written-text'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'

export function TripDetails({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const guests = booking.guests.adults + booking.guests.children
  const words = [
    ['trip.requests', booking.specialRequests],
    ['trip.notes', booking.hostNotes],
    ['trip.reason', booking.cancellationReason],
  ] as const

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-5">
        {booking.property && (
          <Box title={t('trip.where')}>
            <Address address={booking.property.address} />
          </Box>
        )}
        <Box title={t('trips.host')}>
          <div className="flex items-center gap-3.5">
            <Avatar person={booking.host} size={48} />
            <p className="grid min-w-0">
              <span className="font-semibold">
                {booking.host.firstName} {booking.host.lastName}
              </span>
              {booking.host.email && (
                <a href={`mailto:${booking.host.email}`} className="truncate text-ocean underline">
                  {booking.host.email}
                </a>
              )}
            </p>
          </div>
        </Box>
        <Box title={t('trips.guests')}>{t('trips.guestCount', { count: guests })}</Box>
      </div>
      <div className="grid content-start gap-5">
        <Box title={t('trip.price')}>
          <PriceLines quote={booking.quote} />
        </Box>
        {words.map(
          ([title, text]) =>
            text && (
              <Box key={title} title={t(title)}>
                <WrittenText text={text} />
              </Box>
            )
        )}
      </div>
    </div>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-base text-muted">{title}</h2>
      {children}
    </section>
  )
}

type Place = NonNullable<Booking['property']>['address']

function Address({ address: { street, area, city, county, country } }: { address: Place }) {
  const t = useText(trips)

  return (
    <>
      <address className="flex items-start gap-3 not-italic">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-laterite" />
        <span className="grid">
          {street && <span className="font-semibold">{street}</span>}
          <span>
            {area}, {city}
          </span>
          <span className="text-muted">
            {county}, {country}
          </span>
        </span>
      </address>
      {!street && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden size={16} className="shrink-0" />
          {t('trip.streetLater')}
        </p>
      )}
    </>
  )
}
