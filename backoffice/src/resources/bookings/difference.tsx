import { useTranslation } from 'react-i18next'
import type { OtherDates } from '../../api/types'
import { money } from '../../format/money'

/** What a stay would cost more or less on other dates; what is paid too much goes back. */
export function Difference({
  of: { difference, goesBack, quote },
}: {
  of: Pick<OtherDates, 'difference' | 'goesBack' | 'quote'>
}) {
  const { t } = useTranslation()
  const less = goesBack ? 'back' : 'less'
  const price = difference === 0 ? 'same' : difference > 0 ? 'more' : less
  const amount = money(Math.abs(difference), quote.currency)
  return (
    <p>
      <b>{t(`bookings.otherDates.${price}`, { amount })}</b>
    </p>
  )
}
