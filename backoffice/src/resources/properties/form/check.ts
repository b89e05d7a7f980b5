import { number } from '../../../format/money'
import { i18n } from '../../../providers/i18n'
import { LIMITS } from './values'
import { isWrong } from './wrong'

type Field = keyof typeof isWrong

/** What is said of a wrong field. */
const TEXTS: Record<Field, () => string> = {
  title: () => i18n.t('listing.errors.title'),
  description: () => i18n.t('listing.errors.description'),
  price: () => i18n.t('listing.errors.price', { max: number(LIMITS.price) }),
  bedrooms: () => i18n.t('listing.errors.bedrooms', { max: LIMITS.bedrooms }),
  bathrooms: () => i18n.t('listing.errors.bathrooms', { max: LIMITS.bathrooms }),
  maxGuests: () => i18n.t('listing.errors.maxGuests', { max: LIMITS.maxGuests }),
  street: () => i18n.t('listing.errors.street'),
  area: () => i18n.t('listing.errors.area'),
  city: () => i18n.t('listing.errors.city'),
  county: () => i18n.t('listing.errors.county'),
  postalCode: () => i18n.t('listing.errors.postalCode'),
}

/** Ant Design's rule of a field. */
export const ruleOf = (field: Field) => [
  {
    validator: (_: unknown, typed: string) =>
      isWrong[field](typed) ? Promise.reject(new Error(TEXTS[field]())) : Promise.resolve(),
  },
]

/** Of the pictures, which are on their way or not; a property has at least one. */
export const ruleOfPhotos = (photos: number) => [
  {
    validator: () =>
      photos === 0 ? Promise.reject(new Error(i18n.t('listing.errors.images'))) : Promise.resolve(),
  },
]

/** The field of a part of the request: `address.city` is `city`, `latitude` the pin. */
export function fieldOf(path: string): string | undefined {
  const [first, second] = path.split('.')
  if (first === 'latitude' || first === 'longitude') {
    return 'pin'
  }
  if (first === 'captions' || first === 'alts') {
    return 'images'
  }
  return first === 'address' ? second : first
}
