import type { ReactNode } from 'react'
import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Price } from '~/components/price'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { TripSummary } from '../trip-summary'

interface StaysToActProps<Stay extends Booking> {
  id: string
  title: string
  stays: readonly Stay[]
  amountOf: (stay: Stay) => number
  /** Until when, below the amount. */
  until: (stay: Stay) => ReactNode
  /** What is to be done, and the last part of the path where. */
  act: string
  path: string
}

/** Stays that wait for their guest, each with an amount and one step; nothing where there is none. */
export function StaysToAct<Stay extends Booking>(props: StaysToActProps<Stay>) {
  const { act, amountOf, id, path, stays, title, until } = props
  const t = useText(trips)
  if (stays.length === 0) {
    return null
  }

  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3">
        {stays.map((booking) => (
          <li key={booking._id}>
            <TripSummary booking={booking}>
              <p className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:grow-0">
                <span>
                  <strong className="font-display text-lg">
                    <Price amount={amountOf(booking)} currency={booking.currency} />
                  </strong>
                  {until(booking)}
                </span>
                <LinkButton
                  to={`/dashboard/bookings/${booking._id}/${path}`}
                  tone="signal"
                  className="shrink-0"
                  aria-label={`${act}: ${booking.property?.title ?? t('trips.gone')}`}
                >
                  {act}
                </LinkButton>
              </p>
            </TripSummary>
          </li>
        ))}
      </ul>
    </section>
  )
}
