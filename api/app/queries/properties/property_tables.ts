import { RATE_SCALE } from '#domain/money'
import { propertyTypeCode, type PropertyType } from '#domain/property_types'
import { ratesOn } from '#domain/rates'
import type { SortOrder } from '#domain/search'
import { todayInNairobi } from '#domain/stay'

/** Where a list is read from and how that table says what filters and sorts need. */
export type PropertyTable = {
  name: string
  id: string
  type: string
  typeValue: (type: PropertyType) => string | number
  capacity: string
  /** SQL of the KES equivalent in minor units */
  priceKes: string
  /** SQL to order by */
  sortKeys: Record<SortOrder['by'], string>
}

/** The narrow rows of what the public may find (architecture, Search). */
export const FINDABLE: PropertyTable = {
  name: 'property_search',
  id: 'property_id',
  type: 'type',
  typeValue: propertyTypeCode,
  capacity: 'capacity',
  priceKes: 'price_kes_minor',
  sortKeys: {
    created: 'created',
    price: 'price_kes_minor',
    rating: 'rating',
    reviews: 'reviews',
  },
}

/** SQL of a price's KES equivalent at today's rates, in minor units, rounded as money is. */
export function kesEquivalent(): string {
  const { kesPerUnit } = ratesOn(todayInNairobi())
  const rates = Object.entries(kesPerUnit).map(
    ([currency, rate]) => `when '${currency}' then ${rate}`
  )
  const rate = `case currency ${rates.join(' ')} end`
  return `((price_minor * ${rate} + ${RATE_SCALE / 2}) / ${RATE_SCALE})`
}

/** The properties themselves, inactive ones included: for hosts and admins, at today's rates. */
export function everyProperty(): PropertyTable {
  const priceKes = kesEquivalent()
  return {
    name: 'properties',
    id: 'id',
    type: 'property_type',
    typeValue: (type) => type,
    capacity: 'max_guests',
    priceKes,
    sortKeys: {
      created: 'created_at',
      price: priceKes,
      rating: 'rating_hundredths',
      reviews: 'total_reviews',
    },
  }
}
