import { lazy, Suspense, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/components/button'
import { GuestsSelect } from '~/components/guests-select'
import { Icon } from '~/components/icon'
import { takeFocus } from '~/components/popup'
import { OwnAmount } from '~/components/own-amount'
import { Price } from '~/components/price'
import { PriceLines } from '~/components/price-lines'
import { Rating } from '~/components/stars'
import { StayDates } from '~/components/stay-dates'
import { loadPart } from '~/offline/load-part'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import common from '~/locales/en/common.json'
import { AvailabilityBanner } from './availability-banner'
import { ReserveForm, type ReserveProps } from './reserve-form'
import { StayFields } from './stay-fields'
import { TakenNights } from './taken-nights'

const PetsSelect = lazy(() => loadPart(() => import('~/components/pets-select')))

export const BOOKING_SHEET = 'booking'

export function BookingPanel(props: ReserveProps) {
  const { booking } = props
  const { place, stay, quote } = booking
  const t = useText(bookingTexts)
  const [open, setOpen] = useState(false)
  // A choice would lead to its address, and what reserves would lose its answer.
  const reserving = useNavigation().formMethod === 'POST'
  const mostPets = Math.max(place.prices?.petsMost ?? 0, stay.pets)

  return (
    <aside
      id={BOOKING_SHEET}
      popover="auto"
      aria-label={t('booking.title')}
      onToggle={(event) => setOpen(event.newState === 'open')}
      className="sheet booking-panel"
    >
      <SheetHeader />
      <p className="hidden items-baseline justify-between gap-3 lg:flex">
        <span>
          <strong className="font-display text-xl">
            <Price amount={place.price} currency={place.currency} />
          </strong>{' '}
          <span className="text-muted">/ {t('booking.perNight')}</span>
          <OwnAmount amount={place.price} currency={place.currency} />
        </span>
        <Rating average={place.averageRating} count={place.totalReviews} />
      </p>
      <Form
        action={`/properties/${place._id}`}
        preventScrollReset
        inert={reserving}
        className="grid gap-4"
      >
        <StayFields booking={booking} inSheet={open} />
        <GuestsSelect
          max={place.maxGuests}
          value={stay.guests}
          onChange={(event) => booking.change({ guests: Number(event.target.value) })}
        />
        {mostPets > 0 && (
          <Suspense>
            <PetsSelect
              max={mostPets}
              value={stay.pets || ''}
              onChange={(event) => booking.change({ pets: Number(event.target.value) })}
            />
          </Suspense>
        )}
        <Button type="submit" tone="quiet" className="without-scripts">
          {t('booking.checkPrice')}
        </Button>
      </Form>
      <AvailabilityBanner booking={booking} />
      <TakenNights taken={booking.taken} />
      {quote && (
        <div className="grid gap-3">
          <p className="font-semibold">
            <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} />
          </p>
          <PriceLines quote={quote} />
          <p className="text-sm text-muted">{place.cancellation.text}</p>
        </div>
      )}
      <ReserveForm {...props} />
    </aside>
  )
}

function SheetHeader() {
  const t = useText(bookingTexts)
  const tc = useText(common)

  return (
    <div className="flex items-center justify-between lg:hidden">
      <h2 className="text-xl">{t('booking.title')}</h2>
      <button
        ref={takeFocus}
        type="button"
        popoverTarget={BOOKING_SHEET}
        popoverTargetAction="hide"
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <Icon name="x" className="size-6" />
        <span className="sr-only">{tc('common.close')}</span>
      </button>
    </div>
  )
}
