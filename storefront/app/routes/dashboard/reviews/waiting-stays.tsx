import type { Booking } from '~/api/types'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import myReviews from '~/locales/en/my-reviews.json'
import { TripSummary } from '../trip-summary'

/** Finished stays that can still be reviewed. */
export function WaitingStays({ stays }: { stays: Booking[] }) {
  const t = useText(myReviews)
  if (stays.length === 0) {
    return null
  }

  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">{t('myReviews.waiting')}</h2>
        <p className="text-muted">{t('myReviews.waitingHint')}</p>
      </div>
      <ul className="grid max-w-3xl gap-4">
        {stays.map((stay) => (
          <li key={stay._id}>
            <TripSummary booking={stay}>
              <LinkButton
                to={`/dashboard/bookings/${stay._id}/review`}
                aria-label={t('myReviews.writeFor', { title: stay.property?.title ?? '' })}
                className="w-full sm:w-auto"
              >
                {t('myReviews.write')}
              </LinkButton>
            </TripSummary>
          </li>
        ))}
      </ul>
    </section>
  )
}
