import type { Currency } from '~/api/types'
import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'

/** A price range, `KES 5,000 – 15,000`; null is an open end. */
export function usePriceRange(currency: Currency) {
  const t = useText(listing)
  const { locale } = useLanguage()
  const price = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })

  return (min: number | null, max: number | null) => {
    if (min === null) {
      return t('listing.band.under', { max: price.format(max ?? 0) })
    }
    return max === null
      ? t('listing.band.over', { min: price.format(min) })
      : price.formatRange(min, max)
  }
}
