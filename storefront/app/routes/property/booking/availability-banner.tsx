import { Link } from 'react-router'
import { Icon } from '~/components/icon'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import { takenSoonAfter } from '../stay-request'
import type { Booking, BookingState } from './use-booking'

const looks = {
  idle: { icon: 'calendar-search', look: 'bg-sunken text-muted', text: 'booking.idle' },
  checking: { icon: 'loader-circle', look: 'bg-sunken text-muted', text: 'booking.checking' },
  available: {
    icon: 'circle-check',
    look: 'bg-acacia-wash text-acacia',
    text: 'booking.available',
  },
  unavailable: {
    icon: 'circle-x',
    look: 'bg-laterite-wash text-laterite',
    text: 'booking.unavailable',
  },
  spans: { icon: 'circle-x', look: 'bg-laterite-wash text-laterite', text: 'booking.spans' },
  refused: {
    icon: 'circle-x',
    look: 'bg-laterite-wash text-laterite',
    text: 'booking.notAvailable',
  },
  offline: { icon: 'wifi-off', look: 'bg-sun-wash text-sun-ink', text: 'booking.offline' },
  failed: { icon: 'circle-alert', look: 'bg-sun-wash text-sun-ink', text: 'booking.uncheckable' },
} as const satisfies Record<BookingState, object>

export function AvailabilityBanner({ booking }: { booking: Booking }) {
  const t = useText(bookingTexts)
  const { state, answer, askAgain } = booking
  const { icon, look, text } = looks[state]
  if (answer?.trip) {
    return <OwnTrip id={answer.trip} />
  }

  return (
    <div role="status" className="grid gap-2.5">
      <p
        data-state={state}
        className={`flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm font-medium ${look}`}
      >
        <Icon
          name={icon}
          className={`mt-0.5 size-4.75 ${state === 'checking' ? 'animate-spin' : ''}`}
        />
        <span className="grow">{(state === 'refused' && answer?.message) || t(text)}</span>
        {state === 'failed' && (
          <button
            type="button"
            onClick={askAgain}
            className="needs-scripts font-semibold underline"
          >
            {t('booking.tryAgain')}
          </button>
        )}
      </p>
      <Notices booking={booking} />
    </div>
  )
}

/** The nights are taken by the viewer. */
function OwnTrip({ id }: { id: number }) {
  const t = useText(bookingTexts)

  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md bg-acacia-wash px-3.5 py-3 text-sm font-medium text-acacia"
    >
      <Icon name="circle-check" className="size-4.75" />
      {t('booking.yours')}
      <Link to={`/dashboard/bookings/${id}`} className="font-semibold underline">
        {t('booking.yours.see')}
      </Link>
    </p>
  )
}

function Notices({ booking: { stay, taken, wasReset } }: { booking: Booking }) {
  const t = useText(bookingTexts)
  const formatDay = useFormatDay()
  const soon = stay.checkIn ? takenSoonAfter(stay.checkIn, taken) : null

  return (
    <>
      {wasReset && <Notice>{t('booking.reset')}</Notice>}
      {soon && <Notice>{t('booking.soonTaken', { date: formatDay(soon) })}</Notice>}
    </>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-sun-wash px-3.5 py-3 text-sm font-medium text-sun-ink">
      <Icon name="circle-alert" className="mt-0.5 size-4.75" />
      {children}
    </p>
  )
}
