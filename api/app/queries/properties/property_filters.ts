import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { isCatalogueAmenity, maskOf, slugifyAmenity } from '#domain/amenities'
import { toMinor, type Currency } from '#domain/money'
import { PERIODS, wordsOf } from '#domain/night_words'
import type { PropertyType } from '#domain/property_types'
import type { PartyStay } from '#domain/quote'
import { toNight } from '#domain/stay'
import type { FoundPlaces } from '#domain/kenya/location_text'
import type { PropertyTable } from '#queries/properties/property_tables'
import { takesStay } from '#queries/properties/takes_stay'
import { called as calledBy } from '#services/database/words'

/** §2.5. Prices in major units, dates as stay dates. */
export type PropertyFilters = {
  location?: string
  checkIn?: string
  checkOut?: string
  guests?: number
  pets?: number
  minPrice?: number
  maxPrice?: number
  propertyType?: PropertyType[]
  amenities?: string[]
  currency?: Currency
  search?: string
  q?: string
}

/** What a search with dates prices: the same stay that its cards lead to. */
export function stayOf(filters: PropertyFilters): PartyStay | undefined {
  const { checkIn, checkOut, guests = 1, pets = 0 } = filters
  return checkIn && checkOut ? { checkIn, checkOut, guests, pets } : undefined
}

/** Resolved filters; null for every place. */
export type NamedPlaces = { location: FoundPlaces | null; q: FoundPlaces | null }

type Query = DatabaseQueryBuilderContract<{ id: number; total: number | string }>

export function applyFilters(
  query: Query,
  table: PropertyTable,
  filters: PropertyFilters,
  places: NamedPlaces
): Query {
  if (places.location) inPlaces(query, places.location)
  if (filters.q) called(query, table, filters.q, places.q)
  if (filters.propertyType) query.whereIn(table.type, filters.propertyType.map(table.typeValue))
  if (filters.guests) query.where(table.capacity, '>=', filters.guests)
  if (filters.pets && table.hasRules) query.where('pets', '>=', filters.pets)
  inPriceRange(query, table, filters)
  if (filters.amenities) withAmenities(query, table, filters.amenities)
  if (filters.checkIn && filters.checkOut) {
    const { checkIn, checkOut } = filters
    freeOn(query, table, [toNight(checkIn), toNight(checkOut)])
    if (table.hasRules) query.whereRaw(takesStay({ checkIn, checkOut }))
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
  /** In one piece: of a comparison PostgreSQL believes that one row in two hundred passes it, and reads and sorts all of a place for the first page. */
  if (mask) query.whereRaw('case when (amenity_mask & ?) = ? then true end', [mask, mask])
  for (const slug of slugs.filter((name) => !isCatalogueAmenity(name))) {
    query.whereExists((amenities) =>
      amenities
        .from('property_amenities')
        .whereColumn('property_amenities.property_id', `${table.name}.${table.id}`)
        .where('property_amenities.slug', slug)
    )
  }
}

/** No night is taken: by the bits beside the row, by the nights themselves where it does not know that time. */
function freeOn(query: Query, table: PropertyTable, [first, end]: [number, number]) {
  const notTaken = `not exists (select 1 from booking_nights where booking_nights.property_id = ${table.name}.${table.id}
    and night >= ${first} and night < ${end})`
  const words = table.hasNights ? wordsOf(first, end) : []
  if (words.length === 0) {
    query.whereRaw(notTaken)
    return
  }
  const [earliest, latest] = [words[words.length - 1].period - PERIODS + 1, words[0].period]
  const free = words.map(({ word, bits }) => `(${word} & ${bits}) = 0`).join(' and ')
  query.whereRaw(
    `case when nights_from between ${earliest} and ${latest} then ${free} else ${notTaken} end`
  )
}

/** Case-insensitive, from the index of titles. */
function titled(query: Query, table: PropertyTable, words: string) {
  const id = `${table.name}.${table.id}`
  query.whereRaw(...calledBy({ of: 'properties', in: ['title'] }, words, id))
}
