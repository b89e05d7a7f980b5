import { formatMoney } from '@makao/shared/money'
import type { OtherDates } from '~/api/types'
import { useLanguage, useText } from '~/i18n/use-text'
import dates from '~/locales/en/dates.json'

/** What a stay would cost more or less on other dates; what is paid too much goes back. */
export function Difference({
  of: { difference, goesBack, quote },
}: {
  of: Pick<OtherDates, 'difference' | 'goesBack' | 'quote'>
}) {
  const t = useText(dates)
  const { locale } = useLanguage()
  const amount = formatMoney(Math.abs(difference), quote.currency, locale)
  const less = goesBack ? 'back' : 'less'
  const price = difference === 0 ? 'same' : difference > 0 ? 'more' : less

  return <p className="font-semibold">{t('dates.difference', { price, amount })}</p>
}
