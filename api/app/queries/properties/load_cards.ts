import db from '@adonisjs/lucid/services/db'
import { slugsOf } from '#domain/amenities'
import type { Currency } from '#domain/money'
import type { PartyStay } from '#domain/quote'
import { todayInNairobi } from '#domain/stay'
import { rulesOf, type StayRules } from '#domain/stay_rules'
import type { PropertyCard } from '#models/shapes'
import { pricedStay, type PricedStay } from '#queries/properties/quote_row'
import { prepared } from '#services/database/prepared'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'

/** Raw types differ: SQLite returns 0 and 1 for booleans and text for moments. */
type CardRow = {
  id: number
  title: string
  property_type: string
  price_minor: number
  currency: Currency
  price_rules?: string | null
  stay_rules: string | null
  area: string
  city: string
  county: string
  country: string
  max_guests: number
  bedrooms: number
  bathroom_halves: number
  amenity_mask: number
  rating_hundredths: number
  total_reviews: number
  total_likes: number
  is_active: boolean | number
  is_verified: boolean | number
  created_at: string | Date
  updated_at: string | Date
  host_id: number
  first_name: string
  last_name: string
  avatar: string | null
  /** Slugs of its own amenities, with commas between them */
  own_amenities: string | null
} & (PictureRow | { image_id: null })

type PictureRow = {
  image_id: number
  key: string
  caption: string | null
  alt: string | null
  width: number
  height: number
  color: string
  placeholder: string | null
  variant_widths: string | null
  variant_formats: string | null
}

/**
 * In the order of `ids`, with what a stay costs where one is given. Plain rows of one statement: models took four times as long as the rest of a search, and a
 * statement more takes as long as finding what it reads (bench/search.mjs).
 * @param priced what is known of that already, as an order by it has worked it out
 */
export async function loadCards(
  ids: number[],
  stay?: PartyStay,
  priced: ReadonlyMap<number, PricedStay> = new Map()
): Promise<PropertyCard[]> {
  if (ids.length === 0) return []
  const rows = await cardRows(ids, !!stay && ids.some((id) => !priced.has(id)))

  const today = todayInNairobi()
  const price = (row: CardRow, asked: PartyStay) =>
    priced.get(row.id) ?? pricedStay({ price_rules: null, ...row }, asked, today)
  const cards = new Map(
    rows.map((row) => {
      const card = cardOf(row)
      return [row.id, stay ? { ...card, stay: price(row, stay) } : card]
    })
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const OWN_AMENITIES = `(select string_agg(slug, ',' order by id) from property_amenities
  where property_amenities.property_id = properties.id) as own_amenities`

function cardRows(ids: number[], withRules: boolean): PromiseLike<CardRow[]> {
  const cards = reader()
    .from('properties')
    .join('users', 'users.id', 'properties.host_id')
    .leftJoin('property_images', (pictures) =>
      pictures
        .on('property_images.property_id', 'properties.id')
        .andOnVal('property_images.is_primary', true)
    )
    .whereIn('properties.id', ids)
    .select('properties.id', 'title', 'property_type', 'price_minor', 'currency')
    .select('area', 'properties.city', 'county', 'properties.country')
    .select('max_guests', 'bedrooms', 'bathroom_halves', 'amenity_mask')
    .select('rating_hundredths', 'total_reviews', 'total_likes')
    .select('properties.is_active', 'is_verified')
    .select('properties.created_at', 'properties.updated_at')
    .select('host_id', 'first_name', 'last_name', 'avatar', 'stay_rules')
    .select('property_images.id as image_id', 'key', 'caption', 'alt', 'width', 'height')
    .select('color', 'placeholder', 'variant_widths', 'variant_formats')
    .select(db.raw(OWN_AMENITIES))
    .select(withRules ? ['price_rules'] : [])
  return prepared(cards, `cards_${ids.length}${withRules ? '_with_rules' : ''}`)
}

const isInstant = ({ stay_rules: text }: CardRow) =>
  text !== null && rulesOf(JSON.parse(text) as StayRules).instantBooking

function cardOf(row: CardRow): PropertyCard {
  return {
    id: row.id,
    title: row.title,
    propertyType: row.property_type,
    priceMinor: row.price_minor,
    currency: row.currency,
    images: row.image_id === null ? [] : [pictureOf(row)],
    amenities: [...slugsOf(row.amenity_mask), ...(row.own_amenities?.split(',') ?? [])],
    area: row.area,
    city: row.city,
    county: row.county,
    country: row.country,
    maxGuests: row.max_guests,
    bedrooms: row.bedrooms,
    bathrooms: row.bathroom_halves / 2,
    averageRating: row.rating_hundredths / 100,
    totalReviews: row.total_reviews,
    totalLikes: row.total_likes,
    isActive: Boolean(row.is_active),
    isVerified: Boolean(row.is_verified),
    createdAt: readSqlTime(row.created_at),
    updatedAt: readSqlTime(row.updated_at),
    instantBooking: isInstant(row),
    host: {
      id: row.host_id,
      firstName: row.first_name,
      lastName: row.last_name,
      avatar: row.avatar,
    },
  }
}

function pictureOf(row: PictureRow) {
  return {
    id: row.image_id,
    key: row.key,
    caption: row.caption,
    alt: row.alt,
    isPrimary: true,
    width: row.width,
    height: row.height,
    color: row.color,
    placeholder: row.placeholder,
    variantWidths: row.variant_widths,
    variantFormats: row.variant_formats,
  }
}
