import { toMajor } from '#domain/money'
import { everyPropertyInTurn } from '#queries/properties/search_properties'
import type { PropertyCard } from '#transformers/property_card_transformer'

/** What the file tells of a property, by the names of its columns. */
function propertyLine(property: PropertyCard) {
  const { id, title, propertyType, currency, area, city, county, host } = property
  const { maxGuests, bedrooms, bathrooms, averageRating, totalReviews, totalLikes } = property
  return {
    id,
    title,
    propertyType,
    status: property.isActive ? 'active' : 'inactive',
    isVerified: property.isVerified ? 'yes' : 'no',
    currency,
    price: toMajor(property.priceMinor),
    area,
    city,
    county,
    maxGuests,
    bedrooms,
    bathrooms,
    averageRating,
    totalReviews,
    totalLikes,
    host: `${host.firstName} ${host.lastName}`.trim(),
    createdAt: property.createdAt.toUTC().toISO()!,
  }
}

export type PropertyLine = ReturnType<typeof propertyLine>

/** The properties somebody looks after, one line each, the newest first, however many they are. */
export async function* propertyLines(
  ...match: Parameters<typeof everyPropertyInTurn>
): AsyncGenerator<PropertyLine> {
  for await (const property of everyPropertyInTurn(...match)) yield propertyLine(property)
}
