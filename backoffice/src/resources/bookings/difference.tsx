import { useTranslation } from 'react-i18next'
import type { OtherDates } from '../../api/types'
import { money } from '../../format/money'

/** What a stay would cost more or less on other dates; what is paid too much goes back, and what is missing is paid before. */
export function Difference({
  of: { difference, goesBack, isPaidFirst, quote },
}: {
  of: Pick<OtherDates, 'difference' | 'goesBack' | 'isPaidFirst' | 'quote'>
}) {
  const { t } = useTranslation()
  const less = goesBack ? 'back' : 'less'
  const more = isPaidFirst ? 'first' : 'more'
  const price = difference === 0 ? 'same' : difference > 0 ? more : less
  const amount = money(Math.abs(difference), quote.currency)
  return (
    <p>
      <b>{t(`bookings.otherDates.${price}`, { amount })}</b>
    </p>
  )
}
