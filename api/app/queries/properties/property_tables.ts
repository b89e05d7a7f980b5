import db from '@adonisjs/lucid/services/db'
import { propertyTypeCode, type PropertyType } from '#domain/property_types'
import type { SortOrder } from '#domain/search'
import { alphabetical } from '#services/database/in_order'
import { kesEquivalent } from '#services/search/kes_equivalent'

export type PropertyTable = {
  name: string
  id: string
  type: string
  typeValue: (type: PropertyType) => string | number
  capacity: string
  /** KES minor units */
  priceKes: string
  /** Taken nights stand beside the row as bits (ADR 0045). */
  hasNights: boolean
  /** So do the rules of the stay (ADR 0076); who looks after all properties sees those that refuse it, too. */
  hasRules: boolean
  /** Without the title: the search rows have none. */
  sortKeys: Record<Exclude<SortOrder['by'], 'title'>, string> & { title?: string }
}

/** Search rows of active properties (architecture, Search). */
export const FINDABLE: PropertyTable = {
  name: 'property_search',
  id: 'property_id',
  type: 'type',
  typeValue: propertyTypeCode,
  capacity: 'capacity',
  priceKes: 'price_kes_minor',
  hasNights: true,
  hasRules: true,
  sortKeys: {
    created: 'created',
    price: 'price_kes_minor',
    rating: 'rating',
    reviews: 'reviews',
  },
}

/** All properties, inactive ones included, at today's rates. */
export function everyProperty(): PropertyTable {
  const priceKes = kesEquivalent()
  return {
    name: 'properties',
    id: 'id',
    type: 'property_type',
    typeValue: (type) => type,
    capacity: 'max_guests',
    priceKes,
    hasNights: false,
    hasRules: false,
    sortKeys: {
      created: 'created_at',
      price: priceKes,
      rating: 'rating_hundredths',
      reviews: 'total_reviews',
      title: alphabetical(db.connection(), 'title'),
    },
  }
}
