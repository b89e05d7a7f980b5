import { formatMoment } from '@makao/shared/dates'
import type { Booking } from '~/api/types'
import { PriceLines } from '~/components/price-lines'
import { StayDates } from '~/components/stay-dates'
import { StepForm } from '~/components/step-form'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import dates from '~/locales/en/dates.json'
import { useToday } from '~/use-today'
import { Difference } from '../difference'

/** Other dates that wait: the guest's own to take back, the host's to agree to or decline, agreed ones to be paid for or given up. */
export function ProposedDates({ booking }: { booking: Booking }) {
  const t = useText(dates)
  const { locale } = useLanguage()
  const today = useToday()
  const { actions, dateChange, host } = booking
  if (!dateChange) {
    return null
  }
  const path = `/dashboard/bookings/${booking._id}/dates/answer`
  const time = formatMoment(dateChange.answerBy, locale, today)

  return (
    <section
      aria-label={t('dates.proposal')}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 className="text-lg">{t(headingOf(dateChange), { host: host.firstName })}</h2>
      <p className="text-lg">
        <StayDates checkIn={dateChange.checkIn} checkOut={dateChange.checkOut} />
      </p>
      <PriceLines quote={dateChange.quote} />
      <Difference
        of={{ ...dateChange, isPaidFirst: dateChange.isPaidFirst && !dateChange.isAgreed }}
      />
      <p className="text-muted">{t(wordsOf(dateChange), { host: host.firstName, time })}</p>
      <StepForm action={path} className="flex flex-wrap gap-3">
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
          <SubmitButton
            name="answer"
            value={dateChange.isAgreed ? 'giveUp' : 'withdraw'}
            tone="quiet"
          >
            {t(dateChange.isAgreed ? 'dates.decline' : 'dates.withdraw')}
          </SubmitButton>
        )}
      </StepForm>
    </section>
  )
}

type DateChange = NonNullable<Booking['dateChange']>

function headingOf({ by, isAgreed }: DateChange) {
  return isAgreed ? 'dates.agreed' : by === 'guest' ? 'dates.youAsked' : 'dates.hostAsks'
}

function wordsOf({ by, isAgreed, isPaidFirst }: DateChange) {
  if (isAgreed) {
    return 'dates.held'
  }
  return by === 'guest' ? 'dates.waits' : isPaidFirst ? 'dates.payAfter' : 'dates.answerBy'
}
