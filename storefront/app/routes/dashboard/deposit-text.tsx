import { formatMoment } from '@makao/shared/dates'
import { formatSums } from '@makao/shared/money'
import type { Booking } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import { useToday } from '~/use-today'
import { depositWord } from './deposit-words'

/** Where the deposit of a stay stands, and when it comes back. */
export function DepositText({ booking }: { booking: Booking }) {
  const t = useText(payment)
  const { locale } = useLanguage()
  const today = useToday()
  const { currency, deposit, depositClaim, host, status } = booking
  if (!deposit) {
    return null
  }
  return (
    <p>
      {t(`payment.deposit.${depositWord(deposit, depositClaim, status)}`, {
        amount: formatSums([deposit.paid ?? { amount: deposit.amount, currency }], locale),
        host: host.firstName,
        time: deposit.returnsAt ? formatMoment(deposit.returnsAt, locale, today) : '',
      })}
    </p>
  )
}
