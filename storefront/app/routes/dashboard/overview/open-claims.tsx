import { formatMoment } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'
import { useToday } from '~/use-today'
import type { ClaimedStay } from '../claim-words'
import { StaysToAct } from './stays-to-act'

/** What hosts ask for of deposits, where the guest has not answered yet. */
export function OpenClaims({ stays }: { stays: ClaimedStay[] }) {
  const t = useText(dashboard)
  const tt = useText(trips)
  const { locale } = useLanguage()
  const today = useToday()
  return (
    <StaysToAct
      id="claims"
      title={t('dashboard.claims')}
      stays={stays}
      amountOf={({ depositClaim }) => depositClaim.amount}
      until={({ depositClaim: { answerBy } }) => (
        <span className="block text-sm font-medium text-muted">
          {t('dashboard.claimBy', { time: formatMoment(answerBy, locale, today) })}
        </span>
      )}
      act={tt('trips.answer')}
      path="claim"
    />
  )
}
