import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { isCatalogueAmenity, maskOf, slugifyAmenity } from '#domain/amenities'
import { toMinor, type Currency } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import { toNight } from '#domain/stay'
import type { FoundPlaces } from '#queries/places/resolve_location'
import type { PropertyTable } from '#queries/properties/property_tables'
import { containing } from '#services/database/match_words'

/** §2.5. Prices in major units, dates as stay dates. */
export type PropertyFilters = {
  location?: string
  checkIn?: string
  checkOut?: string
  guests?: number
  minPrice?: number
  maxPrice?: number
  propertyType?: PropertyType[]
  amenities?: string[]
  currency?: Currency
  search?: string
  q?: string
}

/** Resolved filters; null for every place. */
export type NamedPlaces = { location: FoundPlaces | null; q: FoundPlaces | null }

/** The engines need different SQL for pages and counts. */
export type Purpose = 'page' | 'count'

/** Longest stay for which a count excludes taken properties by a list. */
const SHORT_STAY = 14

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>

export function applyFilters(
  query: Query,
  table: PropertyTable,
  filters: PropertyFilters,
  places: NamedPlaces,
  purpose: Purpose
): Query {
  if (places.location) inPlaces(query, places.location)
  if (filters.q) called(query, table, filters.q, places.q)
  if (filters.propertyType) query.whereIn(table.type, filters.propertyType.map(table.typeValue))
  if (filters.guests) query.where(table.capacity, '>=', filters.guests)
  inPriceRange(query, table, filters)
  if (filters.amenities) withAmenities(query, table, filters.amenities)
  if (filters.checkIn && filters.checkOut) {
    freeOn(query, table, [toNight(filters.checkIn), toNight(filters.checkOut)], purpose)
  }
  if (filters.search) titled(query, table, filters.search)
  return query
}

function inPlaces(query: Query, { townIds, areaIds }: FoundPlaces) {
  if (areaIds.length === 0) query.whereIn('town_id', townIds)
  else if (townIds.length === 0) query.whereIn('area_id', areaIds)
  else query.where((either) => either.whereIn('town_id', townIds).orWhereIn('area_id', areaIds))
}

function called(query: Query, table: PropertyTable, words: string, places: FoundPlaces | null) {
  if (!places) return
  query.where((either) => {
    titled(either, table, words)
    either.orWhere((place) => inPlaces(place, places))
  })
}

/** With a currency only listings in it; without, by the KES equivalent (decisions §9). */
function inPriceRange(query: Query, table: PropertyTable, filters: PropertyFilters) {
  const { currency, minPrice, maxPrice } = filters
  const price = currency ? 'price_minor' : table.priceKes
  if (currency) query.where('currency', currency)
  if (minPrice !== undefined) query.whereRaw(`${price} >= ?`, [toMinor(minPrice)])
  if (maxPrice !== undefined) query.whereRaw(`${price} <= ?`, [toMinor(maxPrice)])
}

/** All must match: catalogue by mask, custom ones by rows. */
function withAmenities(query: Query, table: PropertyTable, names: string[]) {
  const slugs = names.map(slugifyAmenity)
  const mask = maskOf(slugs)
  if (mask) query.whereRaw('(amenity_mask & ?) = ?', [mask, mask])
  for (const slug of slugs.filter((name) => !isCatalogueAmenity(name))) {
    query.whereExists((amenities) =>
      amenities
        .from('property_amenities')
        .whereColumn('property_amenities.property_id', `${table.name}.${table.id}`)
        .where('property_amenities.slug', slug)
    )
  }
}

/**
 * No night is taken. A page checks per candidate; a count of a short stay reads the taken properties once,
 * up to six times faster at 100,000 properties (bench/search.mjs).
 */
function freeOn(query: Query, table: PropertyTable, stay: [number, number], purpose: Purpose) {
  const [firstNight, endNight] = stay
  const id = `${table.name}.${table.id}`
  if (purpose === 'count' && endNight - firstNight <= SHORT_STAY) {
    query.whereNotIn(id, (taken) =>
      taken
        .from('booking_nights')
        .select('property_id')
        .where('night', '>=', firstNight)
        .where('night', '<', endNight)
    )
    return
  }
  query.whereNotExists((taken) =>
    taken
      .from('booking_nights')
      .whereColumn('booking_nights.property_id', id)
      .where('booking_nights.night', '>=', firstNight)
      .where('booking_nights.night', '<', endNight)
  )
}

/** Case-insensitive, from the index of titles. */
function titled(query: Query, table: PropertyTable, words: string) {
  query.whereIn(`${table.name}.${table.id}`, (titles) =>
    titles
      .from('properties as titled')
      .select('titled.id')
      .whereRaw(...containing(['titled.title'], words))
  )
}
