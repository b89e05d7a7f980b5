import { en } from '../../locales/en'
import { i18n } from '../../providers/i18n'

const isListed = (slug: string): slug is keyof typeof en.amenities => slug in en.amenities

/** The translated amenity; a custom one is derived from its slug. */
export function amenityName(slug: string): string {
  if (isListed(slug)) {
    return i18n.t(`amenities.${slug}`)
  }
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
