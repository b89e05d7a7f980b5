import db from '@adonisjs/lucid/services/db'
import { MAX_PINS, type Sort } from '#domain/search'
import type { PropertyPin } from '#models/shapes'
import type { PropertyFilters } from '#queries/properties/property_filters'
import { firstOfSearch } from '#queries/properties/search_properties'

/** In the order of the search. @throws Refusal 422 when the check-out date is not after the check-in date */
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
