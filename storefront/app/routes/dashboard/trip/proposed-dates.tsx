import { formatMoment } from '@makao/shared/dates'
import type { Booking } from '~/api/types'
import { PostForm } from '~/components/post-form'
import { PriceLines } from '~/components/price-lines'
import { StayDates } from '~/components/stay-dates'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import dates from '~/locales/en/dates.json'
import { useToday } from '~/use-today'
import { Difference } from '../difference'

/** Other dates that wait for an answer: the guest's own to take back, the host's to agree to or decline. */
export function ProposedDates({ booking }: { booking: Booking }) {
  const t = useText(dates)
  const { locale } = useLanguage()
  const today = useToday()
  const { actions, dateChange, host } = booking
  if (!dateChange) {
    return null
  }
  const isOwn = dateChange.by === 'guest'
  const path = `/dashboard/bookings/${booking._id}/dates/answer`
  const time = formatMoment(dateChange.answerBy, locale, today)

  return (
    <section
      aria-label={t('dates.proposal')}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 className="text-lg">
        {t(isOwn ? 'dates.youAsked' : 'dates.hostAsks', { host: host.firstName })}
      </h2>
      <p className="text-lg">
        <StayDates checkIn={dateChange.checkIn} checkOut={dateChange.checkOut} />
      </p>
      <PriceLines quote={dateChange.quote} />
      <Difference of={dateChange} />
      <p className="text-muted">
        {t(isOwn ? 'dates.waits' : 'dates.answerBy', { host: host.firstName, time })}
      </p>
      <PostForm action={path} className="flex flex-wrap gap-3">
        <input type="hidden" name="change" value={dateChange._id} />
        {actions.includes('agreeDates') && (
          <SubmitButton name="answer" value="agree">
            {t('dates.agree')}
          </SubmitButton>
        )}
        {actions.includes('declineDates') && (
          <SubmitButton name="answer" value="decline" tone="quiet">
            {t('dates.decline')}
          </SubmitButton>
        )}
        {actions.includes('withdrawDates') && (
          <SubmitButton name="answer" value="withdraw" tone="quiet">
            {t('dates.withdraw')}
          </SubmitButton>
        )}
      </PostForm>
    </section>
  )
}
