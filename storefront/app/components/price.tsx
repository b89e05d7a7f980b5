import type { Currency } from '~/api/types'
import { formatMoney } from '@makao/shared/money'
import { useLanguage } from '~/i18n/use-text'

export function Price({ amount, currency }: { amount: number; currency: Currency }) {
  const { locale } = useLanguage()
  return <span className="price">{formatMoney(amount, currency, locale)}</span>
}
