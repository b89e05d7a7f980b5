import { formatMoment } from '@makao/shared/dates'
import type { HelpedPlace } from '~/api/types'
import { LinkButton } from '~/components/button'
import { StepForm } from '~/components/step-form'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { useToday } from '~/use-today'
import { Abilities } from './abilities'

/** What somebody is asked to do, and the answer. */
export function Invitation({ invitation }: { invitation: HelpedPlace }) {
  const t = useText(helping)
  const { locale } = useLanguage()
  const today = useToday()
  const { _id: id, expiresAt, host, property } = invitation
  const accept = `/dashboard/helping/${id}/accept`

  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">
        {t('helping.asks', { host: host.firstName, property: property.title, city: property.city })}
      </h3>
      <Abilities of={invitation} />
      {expiresAt && (
        <p className="text-sm text-muted">
          {t('helping.until', { time: formatMoment(expiresAt, locale, today) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <StepForm action={accept}>
          <SubmitButton action={accept} aria-label={`${t('helping.accept')}: ${property.title}`}>
            {t('helping.accept')}
          </SubmitButton>
        </StepForm>
        <LinkButton
          to={`/dashboard/helping/${id}/leave`}
          tone="quiet"
          aria-label={`${t('helping.decline')}: ${property.title}`}
        >
          {t('helping.decline')}
        </LinkButton>
      </div>
    </article>
  )
}
