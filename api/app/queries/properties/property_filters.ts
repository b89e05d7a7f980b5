import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { isCatalogueAmenity, maskOf, slugifyAmenity } from '#domain/amenities'
import { toMinor, type Currency } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import { toNight } from '#domain/stay'
import type { FoundPlaces } from '#queries/places/resolve_location'
import type { PropertyTable } from '#queries/properties/property_tables'
import { escapeLike } from '#services/database/escape_like'

/** What a list of properties may be narrowed by (§2.5). Prices in major units, dates as stay dates. */
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
  /** Words that name a property or a place. */
  q?: string
}

/** What the filters name, resolved; null where every place is meant. */
export type NamedPlaces = { location: FoundPlaces | null; q: FoundPlaces | null }

/** A query finds a page of properties, or counts them all: the engines do well at different ones. */
export type Purpose = 'page' | 'count'

/** Nights up to which a count leaves out who is taken instead of asking for each property. */
const SHORT_STAY = 14

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>

/** Narrows a query over one of the property tables. */
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

/** Its title contains the words, or they name the place it lies in. */
function called(query: Query, table: PropertyTable, words: string, places: FoundPlaces | null) {
  if (!places) return
  const like = likeOf(query)
  query.where((either) => {
    titled(either, table, words, like)
    either.orWhere((place) => inPlaces(place, places))
  })
}

/** With a currency only listings in it, compared as they are; without, by the KES equivalent (decisions §9). */
function inPriceRange(query: Query, table: PropertyTable, filters: PropertyFilters) {
  const { currency, minPrice, maxPrice } = filters
  const price = currency ? 'price_minor' : table.priceKes
  if (currency) query.where('currency', currency)
  if (minPrice !== undefined) query.whereRaw(`${price} >= ?`, [toMinor(minPrice)])
  if (maxPrice !== undefined) query.whereRaw(`${price} <= ?`, [toMinor(maxPrice)])
}

/** All of them must be there: the catalogue's by one mask, a host's own by their rows. */
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
 * No night of the stay is taken. The night of check-out is not slept. A page asks for each candidate until it
 * is full. A count would ask for all: for short stays it reads once who is taken and leaves those out, which
 * is up to six times faster at 100,000 properties; for long ones that list grows too long (bench/search.mjs).
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

/** The title contains the words as typed, whatever their case; read once from the index of titles. */
function titled(query: Query, table: PropertyTable, words: string, like = likeOf(query)) {
  query.whereIn(`${table.name}.${table.id}`, (titles) =>
    titles
      .from('properties as titled')
      .select('titled.id')
      .whereRaw(`titled.title ${like} ? escape '\\'`, [`%${escapeLike(words)}%`])
  )
}

/** LIKE whatever the case. Asked of the whole query: its parts do not know their engine. */
function likeOf(query: Query) {
  return query.client.dialect.name === 'postgres' ? 'ilike' : 'like'
}
