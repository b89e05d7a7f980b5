import type { Filters } from './filters.ts'

/** One thing that a search asks for. */
export interface FilterPart {
  kind: 'location' | 'stay' | 'guests' | 'pets' | 'propertyType' | 'price' | 'currency' | 'amenity'
  /** Of an amenity. */
  slug: string
  /** The search without it. */
  without: Filters
}

/** What a search asks for, in the order of its chips; dates and prices are one part each. */
export function partsOf(filters: Filters): FilterPart[] {
  const { location, checkIn, guests, pets, propertyType, minPrice, maxPrice, currency } = filters
  const part = (kind: FilterPart['kind'], given: string, gone: Partial<Filters>, slug = '') =>
    given ? [{ kind, slug, without: { ...filters, ...gone } }] : []

  return [
    ...part('location', location, { location: '' }),
    ...part('stay', checkIn, { checkIn: '', checkOut: '' }),
    ...part('guests', guests, { guests: '' }),
    ...part('pets', pets, { pets: '' }),
    ...part('propertyType', propertyType, { propertyType: '' }),
    ...part('price', minPrice + maxPrice, { minPrice: '', maxPrice: '' }),
    ...part('currency', currency, { currency: '' }),
    ...filters.amenities.flatMap((slug) => {
      const amenities = filters.amenities.filter((other) => other !== slug)
      return part('amenity', slug, { amenities }, slug)
    }),
  ]
}
