import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { indexNights } from '#actions/properties/index_nights'
import { toKes } from '#domain/money'
import { priceBounds } from '#domain/price_bounds'
import { propertyTypeCode } from '#domain/property_types'
import { ratesOn } from '#domain/rates'
import { secondsOfSearch } from '#domain/search'
import { searchedPrices } from '#domain/searched_prices'
import { searchedRules } from '#domain/search_rules'
import { todayInNairobi } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import type Property from '#models/property'
import { tellSearchChanged } from '#services/search/search_cache'

/** Updates or removes a property's search row; call `resolvePlaces` first (architecture, Search). */
export async function indexProperty(
  property: Property,
  trx: TransactionClientContract
): Promise<void> {
  trx.after('commit', tellSearchChanged)
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
  await indexNights(trx, [property.id])
}

/** After a change of its rules of the stay alone; nothing for one without a search row. */
export async function indexRules(property: Property, trx: TransactionClientContract) {
  trx.after('commit', tellSearchChanged)
  await trx.from('property_search').where('property_id', property.id).update(ruleColumns(property))
}

/** After a change of its price rules alone; nothing for one without a search row. */
export async function indexPrices(property: Property, trx: TransactionClientContract) {
  await trx.from('property_search').where('property_id', property.id).update(priceColumns(property))
}

function searchRow(property: Property) {
  if (!property.townId || !property.countyId) {
    throw new Error(`The places of property ${property.id} are not resolved`)
  }
  return {
    property_id: property.id,
    town_id: property.townId,
    county_id: property.countyId,
    area_id: property.areaId ?? null,
    type: propertyTypeCode(property.propertyType),
    currency: property.currency,
    price_minor: property.priceMinor,
    ...priceColumns(property),
    ...ruleColumns(property),
    capacity: property.maxGuests,
    amenity_mask: property.amenityMask ?? 0,
    rating: property.ratingHundredths ?? 0,
    reviews: property.totalReviews ?? 0,
    created: secondsOfSearch(property.createdAt.toMillis()),
  }
}

const ruleColumns = ({ stayRules }: Property) => searchedRules(rulesOf(stayRules ?? null))

function priceColumns(property: Property) {
  const { priceMinor, currency, priceRules, maxGuests } = property
  const rates = ratesOn(todayInNairobi())
  const rules = priceRules ?? null
  const bounds = priceBounds({ priceMinor, currency, rules, maxGuests }, rates)
  return {
    price_kes_minor: toKes(priceMinor, rates.kesPerUnit[currency]),
    least_short: bounds.leastShort,
    least_long: bounds.leastLong,
    most: bounds.most,
    most_short: bounds.mostShort,
    most_long: bounds.mostLong,
    plain_short: bounds.plainShort,
    weekend_short: bounds.weekendShort,
    plain_long: bounds.plainLong,
    weekend_long: bounds.weekendLong,
    ...searchedPrices(priceMinor, rules),
    pets: rules?.petsMost ?? 0,
  }
}
