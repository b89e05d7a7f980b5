import type { ReactNode } from 'react'
import type { Booking } from '~/api/types'
import { Picture } from '~/components/picture'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'

interface TripSummaryProps {
  booking: Booking
  /** The actions, beside the text where there is room. */
  children?: ReactNode
}

export function TripSummary({ booking, children }: TripSummaryProps) {
  const t = useText(trips)
  const { property } = booking

  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg bg-sunken p-3.5">
      <div className="aspect-square w-20 shrink-0 overflow-hidden rounded-md">
        <Picture image={property?.images[0]} alt="" sizes="5rem" />
      </div>
      <p className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <span className="font-display text-lg leading-snug font-bold">
          {property?.title ?? t('trips.gone')}
        </span>
        <span className="text-sm text-muted">
          <StayDates checkIn={booking.checkIn} checkOut={booking.departedOn ?? booking.checkOut} />
        </span>
      </p>
      {children}
    </div>
  )
}
