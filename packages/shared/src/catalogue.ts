/* Fixed choices of the product (specification §3 and §9); labels live in the catalogues. */

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

export const commonAmenities = 10

export const currencies = ['KES', 'USD', 'EUR', 'GBP'] as const

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

/** Most guests that search and filters offer at first. */
export const maxGuests = 8

/** Most guests that a place may take, and so the largest group that can be searched for. */
export const largestGroup = 20

/** Rated besides the whole (specification §3, Review). */
export const reviewAspects = [
  'cleanliness',
  'communication',
  'checkIn',
  'accuracy',
  'location',
  'value',
] as const

/** Most pets that can be searched for. */
export const maxPets = 5
