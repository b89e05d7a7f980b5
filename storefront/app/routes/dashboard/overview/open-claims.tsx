import { formatMoment } from '@makao/shared/dates'
import { LinkButton } from '~/components/button'
import { Price } from '~/components/price'
import { useLanguage, useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'
import { useToday } from '~/use-today'
import type { ClaimedStay } from '../claim-words'
import { TripSummary } from '../trip-summary'

/** What hosts ask for of deposits, where the guest has not answered yet. */
export function OpenClaims({ stays }: { stays: ClaimedStay[] }) {
  const t = useText(dashboard)
  const tt = useText(trips)
  const { locale } = useLanguage()
  const today = useToday()
  if (stays.length === 0) {
    return null
  }

  return (
    <section aria-labelledby="claims" className="grid gap-4">
      <h2 id="claims" className="text-2xl">
        {t('dashboard.claims')}
      </h2>
      <ul className="grid gap-3">
        {stays.map((booking) => (
          <li key={booking._id}>
            <TripSummary booking={booking}>
              <p className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:grow-0">
                <span>
                  <strong className="font-display text-lg">
                    <Price amount={booking.depositClaim.amount} currency={booking.currency} />
                  </strong>
                  <span className="block text-sm font-medium text-muted">
                    {t('dashboard.claimBy', {
                      time: formatMoment(booking.depositClaim.answerBy, locale, today),
                    })}
                  </span>
                </span>
                <LinkButton
                  to={`/dashboard/bookings/${booking._id}/claim`}
                  tone="signal"
                  className="shrink-0"
                  aria-label={`${tt('trips.answer')}: ${booking.property?.title ?? tt('trips.gone')}`}
                >
                  {tt('trips.answer')}
                </LinkButton>
              </p>
            </TripSummary>
          </li>
        ))}
      </ul>
    </section>
  )
}
