import type { Currency } from '~/api/types'
import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'

const LIMIT = 100

/** By formatter and ends: the bands of every listing are the same, and working one out is slow. */
const ranges = new Map<Intl.NumberFormat, Map<string, string>>()

function ranged(price: Intl.NumberFormat, min: number, max: number) {
  const known = ranges.get(price)
  const said = known?.get(`${min} ${max}`) ?? price.formatRange(min, max)
  const kept = known && known.size < LIMIT ? known : new Map<string, string>()
  ranges.set(price, kept.set(`${min} ${max}`, said))
  return said
}

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
      : ranged(price, min, max)
  }
}
