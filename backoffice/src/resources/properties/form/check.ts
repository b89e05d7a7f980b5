import { number } from '../../../format/money'
import { i18n } from '../../../providers/i18n'
import { LIMITS, type ListingField, type ListingValues } from './values'

export type ListingErrors = Partial<Record<ListingField, string>>

/** The order in which they stand: the focus goes to the first that is wrong. */
export const FIELDS: ListingField[] = [
  'images',
  'title',
  'description',
  'propertyType',
  'price',
  'currency',
  'bedrooms',
  'bathrooms',
  'maxGuests',
  'street',
  'area',
  'city',
  'county',
  'postalCode',
  'pin',
  'amenities',
  'houseRules',
]

/**
 * What is wrong with the form, in the words of §5; empty when nothing is.
 *
 * @param photos - how many there are or are on their way
 */
export function check(values: ListingValues, photos: number): ListingErrors {
  const say = (key: keyof typeof texts, wrong: boolean) => (wrong ? texts[key]() : undefined)
  const blank = (text: string) => text.trim() === ''
  const { bedrooms, bathrooms, maxGuests } = values
  const errors: ListingErrors = {
    images: say('images', photos === 0),
    title: say('title', blank(values.title)),
    description: say('description', blank(values.description)),
    price: say('price', !isPrice(values.price)),
    bedrooms: say('bedrooms', !isCount(bedrooms, 0, LIMITS.bedrooms, 1)),
    bathrooms: say('bathrooms', !isCount(bathrooms, 0.5, LIMITS.bathrooms, 0.5)),
    maxGuests: say('maxGuests', !isCount(maxGuests, 1, LIMITS.maxGuests, 1)),
    street: say('street', blank(values.street)),
    area: say('area', blank(values.area)),
    city: say('city', blank(values.city)),
    county: say('county', blank(values.county)),
    postalCode: say('postalCode', !/^\d{5}$/.test(values.postalCode.trim())),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text))
}

const texts = {
  images: () => i18n.t('listing.errors.images'),
  title: () => i18n.t('listing.errors.title'),
  description: () => i18n.t('listing.errors.description'),
  price: priceText,
  bedrooms: () => i18n.t('listing.errors.bedrooms', { max: LIMITS.bedrooms }),
  bathrooms: () => i18n.t('listing.errors.bathrooms', { max: LIMITS.bathrooms }),
  maxGuests: () => i18n.t('listing.errors.maxGuests', { max: LIMITS.maxGuests }),
  street: () => i18n.t('listing.errors.street'),
  area: () => i18n.t('listing.errors.area'),
  city: () => i18n.t('listing.errors.city'),
  county: () => i18n.t('listing.errors.county'),
  postalCode: () => i18n.t('listing.errors.postalCode'),
}

/** What a price may be. */
export function priceText(): string {
  return i18n.t('listing.errors.price', { max: number(LIMITS.price) })
}

/** A number of at least 0 with two decimals at most (§5). */
export function isPrice(text: string): boolean {
  return /^\d+([.]\d{1,2})?$/.test(text.trim()) && Number(text) <= LIMITS.price
}

function isCount(text: string, min: number, max: number, step: number): boolean {
  const value = Number(text)
  return text.trim() !== '' && value >= min && value <= max && Number.isInteger(value / step)
}

/** The server's refusals at the fields they belong to: `address.city` is `city`, `amenities.3` all. */
export function errorsAtFields(refused: Record<string, unknown> = {}): ListingErrors {
  const fields = Object.entries(refused).map(([name, messages]) => [
    fieldOf(name),
    String(Array.isArray(messages) ? messages[0] : messages),
  ])
  return Object.fromEntries(fields.filter(([field]) => field)) as ListingErrors
}

function fieldOf(name: string): ListingField | undefined {
  const [first, second] = name.split('.')
  if (first === 'latitude' || first === 'longitude') {
    return 'pin'
  }
  if (first === 'captions' || first === 'alts') {
    return 'images'
  }
  const field = first === 'address' && second ? second : first
  return FIELDS.find((one) => one === field)
}
