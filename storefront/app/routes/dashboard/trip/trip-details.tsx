import { Lock, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { buttonClass } from '~/components/button'
import { PriceLines } from '~/components/price-lines'
import { WrittenText } from '~/components/written-text'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { streetWord } from './trip-words'

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
            <Address booking={booking} />
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
                <a href={`mailto:${booking.host.email}`} className="text-ocean underline">
                  {booking.host.email}
                </a>
              )}
              {booking.host.phone && <span className="tabular">{booking.host.phone}</span>}
            </p>
          </div>
          {booking.host.phone && <PhoneLinks phone={booking.host.phone} />}
        </Box>
        <Box title={t('trips.guests')}>
          <p>
            {t('trips.guestCount', { count: guests })}
            {t('trip.children', { count: booking.guests.children })}
            {t('trip.pets', { count: booking.guests.pets })}
          </p>
        </Box>
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

const PHONE_LINK = 'px-2 whitespace-nowrap'

/** To call with one tap, or to write. */
function PhoneLinks({ phone }: { phone: string }) {
  const t = useText(trips)

  return (
    <p className="grid grid-cols-2 gap-3">
      <a href={`tel:${phone}`} className={buttonClass({ tone: 'quiet' }, PHONE_LINK)}>
        <Phone aria-hidden size={18} className="shrink-0" />
        {t('trip.call')}
      </a>
      <a
        href={`https://wa.me/${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ tone: 'quiet' }, PHONE_LINK)}
      >
        <MessageCircle aria-hidden size={18} className="shrink-0" />
        {t('trip.whatsapp')}
      </a>
    </p>
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

function Address({ booking }: { booking: Booking }) {
  const t = useText(trips)
  const { street, area, city, county, country } = booking.property.address
  const word = street ? null : streetWord(booking)

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
      {word && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden size={16} className="shrink-0" />
          {t(`trip.${word}`)}
        </p>
      )}
    </>
  )
}
