import { formatMoney } from '@makao/shared/money'
import type { OtherDates } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import dates from '~/locales/en/dates.json'

/** What a stay would cost more or less on other dates; what is paid too much goes back, and what is missing is paid before. */
export function Difference({
  of: { difference, goesBack, isPaidFirst, quote },
}: {
  of: Pick<OtherDates, 'difference' | 'goesBack' | 'isPaidFirst' | 'quote'>
}) {
  const t = useText(dates)
  const { locale } = useLanguage()
  const amount = formatMoney(Math.abs(difference), quote.currency, locale)
  const less = goesBack ? 'back' : 'less'
  const more = isPaidFirst ? 'first' : 'more'
  const price = difference === 0 ? 'same' : difference > 0 ? more : less

  return <p className="font-semibold">{t('dates.difference', { price, amount })}</p>
}
