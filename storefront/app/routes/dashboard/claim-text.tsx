import { formatMoment } from '@makao/shared/dates'
import { formatMoney } from '@makao/shared/money'
import { useLanguage, useText } from '~/i18n/use-text'
import claims from '~/locales/en/claim.json'
import { useToday } from '~/use-today'
import { claimWord, type ClaimedStay } from './claim-words'
import { isBack } from './deposit-words'

/** How a claim of a deposit stands. */
export function ClaimText({ booking }: { booking: ClaimedStay }) {
  const t = useText(claims)
  const { locale } = useLanguage()
  const today = useToday()
  const { actions, currency, deposit, depositClaim: claim, host } = booking
  const granted = claim.granted ?? 0
  const money = (amount: number) => formatMoney(amount, currency, locale)

  return (
    <p>
      {t(`claim.says.${claimWord(claim)}`, {
        host: host.firstName,
        amount: money(claim.amount),
        deposit: money(deposit.amount),
        granted: money(granted),
        time: formatMoment(claim.answerBy, locale, today),
      })}
      {granted > 0 && isBack(deposit.state) && ` ${t('claim.left')}`}
      {claim.status === 'contested' &&
        actions.includes('acceptClaim') &&
        ` ${t('claim.mayStillAgree')}`}
    </p>
  )
}
