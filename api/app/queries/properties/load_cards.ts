import { slugsOf } from '#domain/amenities'
import type { Currency } from '#domain/money'
import type { PartyStay } from '#domain/quote'
import { todayInNairobi } from '#domain/stay'
import { rulesOf, type StayRules } from '#domain/stay_rules'
import type { PropertyCard } from '#models/shapes'
import { pricedStay } from '#queries/properties/quote_row'
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
  host_id: number
  first_name: string
  last_name: string
  avatar: string | null
}

type PictureRow = {
  id: number
  property_id: number
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

/** In the order of `ids`, with what a stay costs where one is given. Plain rows: models took four times as long as the rest of a search (bench/search.mjs). */
export async function loadCards(ids: number[], stay?: PartyStay): Promise<PropertyCard[]> {
  if (ids.length === 0) return []
  const rows = await propertiesWithHosts(ids, !!stay)
  const pictures = await primaryPictures(ids)
  const amenities = await customAmenities(ids)

  const today = todayInNairobi()
  const cards = new Map(
    rows.map((row) => {
      const card = cardOf(row, pictures.get(row.id), amenities.get(row.id) ?? [])
      const { price_rules: rules = null } = row
      return [
        row.id,
        stay ? { ...card, stay: pricedStay({ ...row, price_rules: rules }, stay, today) } : card,
      ]
    })
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

function propertiesWithHosts(ids: number[], withRules: boolean): Promise<CardRow[]> {
  return reader()
    .from('properties')
    .join('users', 'users.id', 'properties.host_id')
    .whereIn('properties.id', ids)
    .select('properties.id', 'title', 'property_type', 'price_minor', 'currency')
    .select('area', 'properties.city', 'county', 'properties.country')
    .select('max_guests', 'bedrooms', 'bathroom_halves', 'amenity_mask')
    .select('rating_hundredths', 'total_reviews', 'total_likes')
    .select('properties.is_active', 'is_verified', 'properties.created_at')
    .select('host_id', 'first_name', 'last_name', 'avatar', 'stay_rules')
    .select(withRules ? ['price_rules'] : [])
}

async function primaryPictures(ids: number[]) {
  const rows: PictureRow[] = await reader()
    .from('property_images')
    .whereIn('property_id', ids)
    .where('is_primary', true)
    .select('id', 'property_id', 'key', 'caption', 'alt', 'width', 'height', 'color')
    .select('placeholder', 'variant_widths', 'variant_formats')
  return new Map(rows.map((row) => [row.property_id, row]))
}

async function customAmenities(ids: number[]) {
  const rows: { property_id: number; slug: string }[] = await reader()
    .from('property_amenities')
    .whereIn('property_id', ids)
    .select('property_id', 'slug')
    .orderBy('id')
  return Map.groupBy(rows, ({ property_id: propertyId }) => propertyId)
}

const isInstant = ({ stay_rules: text }: CardRow) =>
  text !== null && rulesOf(JSON.parse(text) as StayRules).instantBooking

function cardOf(
  row: CardRow,
  picture: PictureRow | undefined,
  own: { slug: string }[]
): PropertyCard {
  return {
    id: row.id,
    title: row.title,
    propertyType: row.property_type,
    priceMinor: row.price_minor,
    currency: row.currency,
    images: picture ? [pictureOf(picture)] : [],
    amenities: [...slugsOf(row.amenity_mask), ...own.map(({ slug }) => slug)],
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
    id: row.id,
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
