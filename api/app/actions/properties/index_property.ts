import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toKes } from '#domain/money'
import { propertyTypeCode } from '#domain/property_types'
import { ratesOn } from '#domain/rates'
import { secondsOfSearch } from '#domain/search'
import { todayInNairobi } from '#domain/stay'
import type Property from '#models/property'
import { clearCounts } from '#services/search/count_cache'

/** Updates or removes a property's search row; call `resolvePlaces` first (architecture, Search). */
export async function indexProperty(
  property: Property,
  trx: TransactionClientContract
): Promise<void> {
  trx.after('commit', clearCounts)
  if (!property.isActive || property.deletedAt) {
    await trx.from('property_search').where('property_id', property.id).delete()
    return
  }
  await trx
    .insertQuery()
    .table('property_search')
    .insert(searchRow(property))
    .onConflict('property_id')
    .merge()
}

function searchRow(property: Property) {
  if (!property.townId || !property.countyId) {
    throw new Error(`The places of property ${property.id} are not resolved`)
  }
  const { kesPerUnit } = ratesOn(todayInNairobi())
  return {
    property_id: property.id,
    town_id: property.townId,
    county_id: property.countyId,
    area_id: property.areaId ?? null,
    type: propertyTypeCode(property.propertyType),
    currency: property.currency,
    price_minor: property.priceMinor,
    price_kes_minor: toKes(property.priceMinor, kesPerUnit[property.currency]),
    capacity: property.maxGuests,
    amenity_mask: property.amenityMask ?? 0,
    rating: property.ratingHundredths ?? 0,
    reviews: property.totalReviews ?? 0,
    created: secondsOfSearch(property.createdAt.toMillis()),
  }
}
