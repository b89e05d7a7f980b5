import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Price } from '~/components/price'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'
import { TripSummary } from '../trip-summary'

/** Agreed stays that are not paid yet, the next one first. */
export function DueStays({ due }: { due: Booking[] }) {
  const t = useText(dashboard)
  const tt = useText(trips)
  const payable = due.filter(({ waysToPay }) => waysToPay.length > 0)
  if (payable.length === 0) {
    return null
  }

  return (
    <section aria-labelledby="due" className="grid gap-4">
      <h2 id="due" className="text-2xl">
        {t('dashboard.due')}
      </h2>
      <ul className="grid gap-3">
        {payable.map((booking) => (
          <li key={booking._id}>
            <TripSummary booking={booking}>
              <p className="flex grow items-center justify-between gap-4 sm:grow-0">
                <strong className="font-display text-lg">
                  <Price amount={booking.amountDue} currency={booking.currency} />
                </strong>
                <LinkButton
                  to={`/dashboard/bookings/${booking._id}/pay`}
                  tone="signal"
                  aria-label={`${tt('trips.pay')}: ${booking.property?.title ?? tt('trips.gone')}`}
                >
                  {tt('trips.pay')}
                </LinkButton>
              </p>
            </TripSummary>
          </li>
        ))}
      </ul>
    </section>
  )
}
