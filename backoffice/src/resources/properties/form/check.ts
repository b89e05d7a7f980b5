import { number } from '../../../format/money'
import { i18n } from '../../../providers/i18n'
import { LIMITS } from './values'

/** When a field is wrong, and what is said then (§5). */
const CHECKS = {
  title: [isBlank, () => i18n.t('listing.errors.title')],
  description: [isBlank, () => i18n.t('listing.errors.description')],
  price: [(text) => !isPrice(text), priceText],
  bedrooms: [
    (text) => !isCount(text, 0, LIMITS.bedrooms, 1),
    () => i18n.t('listing.errors.bedrooms', { max: LIMITS.bedrooms }),
  ],
  bathrooms: [
    (text) => !isCount(text, 0.5, LIMITS.bathrooms, 0.5),
    () => i18n.t('listing.errors.bathrooms', { max: LIMITS.bathrooms }),
  ],
  maxGuests: [
    (text) => !isCount(text, 1, LIMITS.maxGuests, 1),
    () => i18n.t('listing.errors.maxGuests', { max: LIMITS.maxGuests }),
  ],
  street: [isBlank, () => i18n.t('listing.errors.street')],
  area: [isBlank, () => i18n.t('listing.errors.area')],
  city: [isBlank, () => i18n.t('listing.errors.city')],
  county: [isBlank, () => i18n.t('listing.errors.county')],
  postalCode: [(text) => !/^\d{5}$/.test(text.trim()), () => i18n.t('listing.errors.postalCode')],
} satisfies Record<string, [isWrong: (text: string) => boolean, text: () => string]>

/** Ant Design's rule of a field. */
export const ruleOf = (field: keyof typeof CHECKS) => [
  {
    validator(_: unknown, typed: string) {
      const [isWrong, text] = CHECKS[field]
      return isWrong(typed) ? Promise.reject(new Error(text())) : Promise.resolve()
    },
  },
]

/** Of the pictures, which are on their way or not; a property has at least one. */
export const ruleOfPhotos = (photos: number) => [
  {
    validator: () =>
      photos === 0 ? Promise.reject(new Error(i18n.t('listing.errors.images'))) : Promise.resolve(),
  },
]

function priceText(): string {
  return i18n.t('listing.errors.price', { max: number(LIMITS.price) })
}

/** At least 0, with two decimals at most (§5). */
function isPrice(text: string): boolean {
  return /^\d+([.]\d{1,2})?$/.test(text.trim()) && Number(text) <= LIMITS.price
}

function isCount(text: string, min: number, max: number, step: number): boolean {
  const value = Number(text)
  return text.trim() !== '' && value >= min && value <= max && Number.isInteger(value / step)
}

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

function isBlank(text: string): boolean {
  return text.trim() === ''
}
