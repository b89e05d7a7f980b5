import { MAX_PINS, type Sort } from '#domain/search'
import { todayInNairobi } from '#domain/stay'
import type { PropertyPin } from '#models/shapes'
import { stayOf, type PropertyFilters } from '#queries/properties/property_filters'
import { pricedStay, type PricedRow } from '#queries/properties/quote_row'
import { firstOfSearch } from '#queries/properties/search_properties'
import { reader } from '#services/database/reader'

/** In the order of the search. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function propertyPins(filters: PropertyFilters, sort?: Sort): Promise<PropertyPin[]> {
  const ids = await firstOfSearch(filters, { sort, limit: MAX_PINS })
  const stay = stayOf(filters)
  const rows: (PropertyPin & PricedRow)[] = await reader()
    .from('properties')
    .whereIn('id', ids)
    .whereNotNull('latitude')
    .whereNotNull('longitude')
    .select('id', 'title', 'price_minor as priceMinor', 'currency', 'latitude', 'longitude')
    .select('price_minor', 'price_rules')
  const today = todayInNairobi()
  const byId = new Map(
    rows.map((row) => [row.id, stay ? { ...row, stay: pricedStay(row, stay, today) } : row])
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
