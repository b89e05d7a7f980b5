import { formatMoment } from '@makao/shared/dates'
import { formatMoney } from '@makao/shared/money'
import type { HelpedStay } from '~/api/types'
import { LinkButton } from '~/components/button'
import { StayDates } from '~/components/stay-dates'
import { StepForm } from '~/components/step-form'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import managing from '~/locales/en/managing.json'
import { useToday } from '~/use-today'

/** What who manages the listing does with a request or a stay: answers it, or agrees on other dates. */
export function ManagerSteps({ stay }: { stay: HelpedStay }) {
  const t = useText(managing)
  const { locale } = useLanguage()
  const today = useToday()
  const { _id: id, actions, answerBy, dateChange, guest } = stay
  const name = `${guest.firstName} ${guest.lastName}`.trim()

  return (
    <>
      {actions.includes('decline') && answerBy && (
        <p className="text-muted">
          {t('managing.answerBy', { time: formatMoment(answerBy, locale, today) })}
        </p>
      )}
      {dateChange && <Proposal stay={stay} change={dateChange} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions.includes('approve') && (
          <LinkButton
            to={`/dashboard/helping/requests/${id}/approve`}
            aria-label={`${t('managing.approve')}: ${name}`}
          >
            {t('managing.approve')}
          </LinkButton>
        )}
        {actions.includes('decline') && (
          <LinkButton
            to={`/dashboard/helping/requests/${id}/decline`}
            tone="quiet"
            aria-label={`${t('managing.decline')}: ${name}`}
          >
            {t('managing.decline')}
          </LinkButton>
        )}
        {actions.includes('proposeDates') && (
          <LinkButton
            to={`/dashboard/helping/requests/${id}/dates`}
            tone="quiet"
            aria-label={`${t('managing.otherDates')}: ${name}`}
          >
            {t('managing.otherDates')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

const ANSWERS = [
  { action: 'agreeDates', value: 'agreeDates', text: 'managing.agreeDates' },
  { action: 'declineDates', value: 'declineDates', text: 'managing.declineDates' },
] as const

interface ProposalProps {
  stay: HelpedStay
  change: NonNullable<HelpedStay['dateChange']>
}

function Proposal({ stay, change }: ProposalProps) {
  const t = useText(managing)
  const { locale } = useLanguage()
  const back = change.isAgreed
    ? ({ action: 'withdrawDates', value: 'giveUpDates', text: 'managing.declineDates' } as const)
    : ({ action: 'withdrawDates', value: 'withdrawDates', text: 'managing.withdrawDates' } as const)
  const answers = [...ANSWERS, back].filter(({ action }) => stay.actions.includes(action))

  return (
    <section className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <h4 className="font-semibold">
        {t(change.isAgreed ? 'managing.agreed' : `managing.proposed.${change.by}`)}
      </h4>
      <p>
        <StayDates checkIn={change.checkIn} checkOut={change.checkOut}>
          {formatMoney(change.total, change.currency, locale)}
        </StayDates>
      </p>
      <div className="flex flex-wrap gap-3">
        {answers.map((answer) => (
          <StepForm key={answer.value} action={`/dashboard/helping/requests/${stay._id}/answer`}>
            <input type="hidden" name="answer" value={answer.value} />
            <input type="hidden" name="change" value={change._id} />
            <SubmitButton tone={answer.value === 'agreeDates' ? 'primary' : 'quiet'}>
              {t(answer.text)}
            </SubmitButton>
          </StepForm>
        ))}
      </div>
    </section>
  )
}
