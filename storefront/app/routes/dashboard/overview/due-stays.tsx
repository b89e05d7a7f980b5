import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Price } from '~/components/price'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'
import { PayBy } from '../pay-by'
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
              <p className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:grow-0">
                <span>
                  <strong className="font-display text-lg">
                    <Price amount={booking.amountDue} currency={booking.currency} />
                  </strong>
                  <PayBy payBy={booking.payBy} counts />
                </span>
                <LinkButton
                  to={`/dashboard/bookings/${booking._id}/pay`}
                  tone="signal"
                  className="shrink-0"
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
