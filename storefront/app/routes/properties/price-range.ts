import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'

/** Writes a range of prices in words: under, between or over; null is an open end. */
export function usePriceRange() {
  const t = useText(listing)

  return (min: string | null, max: string | null) => {
    if (min === null) {
      return t('listing.band.under', { max: max ?? '' })
    }
    return max === null ? t('listing.band.over', { min }) : t('listing.band.between', { min, max })
  }
}
