import type { Currency } from './api/types'

/* What the product knows by heart (specification §3 and §9). Labels live in `property.json`. */

export const propertyTypes = [
  'studio',
  'one-bedroom',
  'two-bedroom',
  'three-bedroom',
  'four-bedroom',
  'villa',
  'apartment',
  'house',
] as const

export const amenities = [
  'wifi',
  'parking',
  'pool',
  'gym',
  'kitchen',
  'washer',
  'dryer',
  'tv',
  'ac',
  'heating',
  'workspace',
  'fireplace',
  'balcony',
  'garden',
  'bbq',
  'hot-tub',
  'elevator',
  'wheelchair-accessible',
  'generator',
  'borehole',
  'solar-power',
  'cctv',
  'security-guard',
] as const

/** Offered as listing filters before 'Show more'. */
export const commonAmenities = 10

export const currencies: Currency[] = ['KES', 'USD', 'EUR', 'GBP']

/** The 16 places suggested in the search field. */
export const destinations = [
  'Nairobi',
  'Mombasa',
  'Diani Beach',
  'Malindi',
  'Watamu',
  'Lamu',
  'Kilifi',
  'Naivasha',
  'Nakuru',
  'Nanyuki',
  'Maasai Mara',
  'Amboseli',
  'Kisumu',
  'Eldoret',
  'Nyeri',
  'Tsavo',
]

/** Guests offered by search and filters: 1 to this. */
export const maxGuests = 8

/** What a stay is rated on besides the whole (specification §3, Review). */
export const reviewAspects = [
  'cleanliness',
  'communication',
  'checkIn',
  'accuracy',
  'location',
  'value',
] as const
