import { toMajor } from '#domain/money'
import type { PropertyCard } from '#models/shapes'
import { everyPropertyInTurn } from '#queries/properties/every_property'
import { isoTime } from '#services/iso_time'

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
    createdAt: isoTime(property.createdAt),
  }
}

export type PropertyLine = ReturnType<typeof propertyLine>

export async function* propertyLines(
  ...match: Parameters<typeof everyPropertyInTurn>
): AsyncGenerator<PropertyLine> {
  for await (const property of everyPropertyInTurn(...match)) yield propertyLine(property)
}
