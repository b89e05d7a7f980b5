import type { Currency } from '~/api/types'
import { numberFormat } from '~/i18n/formatters'
import { useLanguage } from '~/i18n/use-text'

/** An amount in major units as `KES 12,500`: at most two decimals, none when they are zero. */
export function formatPrice(amount: number, currency: Currency, locale: string) {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
}

export function Price({ amount, currency }: { amount: number; currency: Currency }) {
  const { locale } = useLanguage()
  return <span className="tabular whitespace-nowrap">{formatPrice(amount, currency, locale)}</span>
}
