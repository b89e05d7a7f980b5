import { buttonClass } from '~/components/button'
import { OwnAmount } from '~/components/own-amount'
import { Price } from '~/components/price'
import { Rating } from '~/components/stars'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import { isComplete } from '../stay-request'
import { BOOKING_SHEET } from './booking-panel'
import type { Booking } from './use-booking'

/** Price and booking button on phones, always visible. */
export function BookingBar({ booking, alert }: { booking: Booking; alert: string | undefined }) {
  const t = useText(bookingTexts)
  const { place, stay, quote } = booking
  const chosen = isComplete(stay)

  return (
    <div className="booking-bar">
      {alert && (
        <p role="alert" className="without-scripts pb-2 text-sm font-semibold text-laterite">
          {alert}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <p className="grid min-w-0 leading-tight">
          <span>
            <strong className="font-display text-lg">
              <Price amount={quote?.total ?? place.price} currency={place.currency} />
            </strong>{' '}
            <span className="text-sm whitespace-nowrap text-muted">
              {quote ? t('booking.total') : `/ ${t('booking.perNight')}`}
            </span>
            <OwnAmount amount={quote?.total ?? place.price} currency={place.currency} />
          </span>
          <span className="truncate text-xs text-muted">
            {chosen ? (
              <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} />
            ) : (
              <Rating average={place.averageRating} count={place.totalReviews} />
            )}
          </span>
        </p>
        <button
          type="button"
          popoverTarget={BOOKING_SHEET}
          className={buttonClass({ tone: 'signal' }, 'shrink-0')}
        >
          {chosen ? t('booking.reserve') : t('booking.choose')}
        </button>
      </div>
    </div>
  )
}
