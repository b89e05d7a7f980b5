import db from '@adonisjs/lucid/services/db'
import { MAX_PINS, type Sort } from '#domain/search'
import type { Currency } from '#domain/money'
import type { PropertyFilters } from '#queries/properties/property_filters'
import { firstOfSearch } from '#queries/properties/search_properties'

export type PropertyPin = {
  id: number
  title: string
  priceMinor: number
  currency: Currency
  latitude: number
  longitude: number
}

/**
 * Where the first of what the public finds lie, in the order of the search. Places without a pin are not on
 * the map.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function propertyPins(filters: PropertyFilters, sort?: Sort): Promise<PropertyPin[]> {
  const ids = await firstOfSearch(filters, { sort, limit: MAX_PINS })
  const rows: PropertyPin[] = await db
    .from('properties')
    .whereIn('id', ids)
    .whereNotNull('latitude')
    .whereNotNull('longitude')
    .select('id', 'title', 'price_minor as priceMinor', 'currency', 'latitude', 'longitude')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
