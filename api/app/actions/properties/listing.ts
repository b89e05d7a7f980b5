import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { resolvePlaces } from '#actions/places/resolve_places'
import { isCatalogueAmenity, maskOf } from '#domain/amenities'
import type { AuditFacts } from '#domain/audit'
import { isInsideKenyaBounds } from '#domain/kenya/coordinates'
import { countyNamed } from '#domain/kenya/counties'
import { townNamed } from '#domain/kenya/towns'
import { COUNTRY, mayBeActive } from '#domain/listing'
import { toMajor, toMinor, type Currency } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import { invalid } from '#exceptions/refusal'
import Place from '#models/place'
import type Property from '#models/property'

/** Fields of the property form (§5). Price in major units, amenities as slugs. */
export type Listing = {
  title: string
  description: string
  propertyType: PropertyType
  bedrooms: number
  bathrooms: number
  maxGuests: number
  price: number
  currency: Currency
  address: {
    street: string
    area: string
    city: string
    county: string
    postalCode?: string | null
  }
  amenities?: string[]
  houseRules?: string[]
  isActive?: boolean
  /** Both or neither; null removes the pin. */
  latitude?: number | null
  longitude?: number | null
}

export type ListingChanges = Partial<Omit<Listing, 'address'>> & {
  address?: Partial<Listing['address']>
}

/** Copies given fields; towns and counties get our spelling. */
export function mergeListing(property: Property, changes: ListingChanges) {
  const { address, bathrooms, price, amenities, isActive } = changes
  const { title, description, propertyType, bedrooms, maxGuests, currency } = changes
  property.merge({
    ...defined({ title, description, propertyType, bedrooms, maxGuests, currency, isActive }),
    /** What somebody takes off stays off when its host comes back. */
    ...(isActive === false && { pausedWithHost: false }),
    ...(bathrooms !== undefined && { bathroomHalves: bathrooms * 2 }),
    ...(price !== undefined && { priceMinor: toMinor(price) }),
    ...(amenities && { amenityMask: maskOf(amenities) }),
    ...(address && addressColumns(address)),
    country: COUNTRY,
  })
}

function addressColumns({ street, area, city, county, postalCode }: Partial<Listing['address']>) {
  return defined({
    street,
    area,
    city: city && (townNamed(city)?.name ?? city),
    county: county && (countyNamed(county)?.name ?? county),
    postalCode,
  })
}

/** Removes undefined values. */
export function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/** @throws Refusal 422 for a listing that guests find at no price, or would with its host's return (decisions §5) */
export function refuseActiveForNothing({ isActive, pausedWithHost, priceMinor }: Property) {
  if ((isActive || pausedWithHost) && !mayBeActive(priceMinor)) {
    throw invalid('price', 'positive', 'properties.priceToBeActive')
  }
}

/**
 * Resolves the address and sets the coordinates: the host's pin, else the town's or area's. Another town or county
 * without a pin discards the old one; another area moves only what lay where the former one lies.
 * @throws Refusal 422 for an unknown county, another than the town's, half a pin, or one outside Kenya
 */
export async function placeListing(
  property: Property,
  { address, latitude, longitude }: ListingChanges,
  trx: TransactionClientContract
) {
  const pin = pinOf(latitude, longitude)
  const isNamed = ['city', 'county', 'area'].some((part) => part in property.$dirty)
  if (isNamed) refuseOtherCounty(property)
  if (address || pin !== undefined || !property.townId) {
    const { latitude: lat, longitude: lon, ...places } = await resolvePlaces(property, trx)
    const keepsPoint = !isNamed || (await hasOwnPoint(property, places.townId, trx))
    property.merge(places)
    if (pin === null || !keepsPoint) property.merge({ latitude: lat, longitude: lon })
  }
  if (pin) property.merge({ latitude: pin.lat, longitude: pin.lon })
}

/** Whether a property that stays in its town lies at a point of its own, not at its former area's or town's. */
async function hasOwnPoint(
  { townId, areaId, latitude, longitude }: Property,
  town: number,
  trx: TransactionClientContract
) {
  if (townId !== town || latitude === null) return false
  const former = await Place.findOrFail(areaId ?? townId, { client: trx })
  return former.latitude !== latitude || former.longitude !== longitude
}

/** Of a town we know. */
function refuseOtherCounty({ city, county }: Property) {
  const town = townNamed(city)
  if (!town || town.county === county || !countyNamed(county)) return
  const params = { town: town.name, county: town.county }
  throw invalid('address.county', 'otherTown', 'properties.otherCounty', params)
}

/** null removes the pin, undefined keeps it. */
function pinOf(lat: number | null | undefined, lon: number | null | undefined) {
  if (lat === undefined && lon === undefined) return undefined
  if (lat === null && lon === null) return null
  if (typeof lat !== 'number') throw invalid('latitude', 'pin', 'properties.halfAPin')
  if (typeof lon !== 'number') throw invalid('longitude', 'pin', 'properties.halfAPin')
  if (!isInsideKenyaBounds({ lat, lon })) {
    throw invalid('latitude', 'kenya', 'properties.outsideKenya')
  }
  return { lat, lon }
}

/** Replaces custom amenities and house rules that are given. */
export async function writeLists(property: Property, { amenities, houseRules }: ListingChanges) {
  if (amenities) {
    await property.related('customAmenities').query().delete()
    const own = [...new Set(amenities)].filter((slug) => !isCatalogueAmenity(slug))
    const rows = await property.related('customAmenities').createMany(own.map((slug) => ({ slug })))
    property.$setRelated('customAmenities', rows)
  }
  if (houseRules) {
    await property.related('houseRules').query().delete()
    const rules = [...new Set(houseRules)].map((text, position) => ({ text, position }))
    property.$setRelated('houseRules', await property.related('houseRules').createMany(rules))
  }
}

export function listingFacts(property: Property): AuditFacts {
  const { title, description, propertyType, currency, maxGuests, bedrooms, bathrooms } = property
  const { street, area, city, county, postalCode } = property
  return {
    title,
    description,
    propertyType,
    price: toMajor(property.priceMinor),
    currency,
    maxGuests,
    bedrooms,
    bathrooms,
    street,
    area,
    city,
    county,
    postalCode,
    amenities: property.amenities,
    houseRules: property.houseRules.map((rule) => rule.text),
  }
}
