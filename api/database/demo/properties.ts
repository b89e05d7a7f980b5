import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { resolvePlaces } from '#actions/places/resolve_places'
import { indexProperty } from '#actions/properties/index_property'
import { rulesWith } from '#actions/properties/set_prices'
import { isCatalogueAmenity, maskOf } from '#domain/amenities'
import { toMinor } from '#domain/money'
import { PLAIN_PRICES } from '#domain/prices'
import HouseRule from '#models/house_rule'
import Property from '#models/property'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import type User from '#models/user'
import { diceFor, type Dice } from './dice.ts'
import type { DemoProperty } from './folder.ts'
import type { StoredPictures } from './pictures.ts'

/** Every property with its pictures, rules and amenities, findable at once. */
export async function seedProperties(
  trx: TransactionClientContract,
  notes: DemoProperty[],
  hosts: User[],
  pictures: StoredPictures
) {
  const properties: Property[] = []
  for (const [index, note] of notes.entries()) {
    const host = hosts.find(({ email }) => email === note.host)!
    properties.push(await writeProperty(trx, note, index, host, pictures))
  }
  return properties
}

async function writeProperty(
  trx: TransactionClientContract,
  note: DemoProperty,
  index: number,
  host: User,
  pictures: StoredPictures
) {
  const dice = diceFor(1000 + index)
  const catalogue = note.amenities.filter(isCatalogueAmenity)
  const custom = note.amenities.filter((slug) => !isCatalogueAmenity(slug))
  const { city, county, area } = { city: note.town, county: note.county, area: note.area }
  const property = await Property.create(
    {
      hostId: host.id,
      title: note.title,
      description: note.description.join('\n\n'),
      propertyType: note.type,
      priceMinor: toMinor(note.price),
      currency: note.currency,
      priceRules: note.prices ? rulesWith(PLAIN_PRICES, note.prices) : null,
      street: note.street,
      area,
      city,
      county,
      country: 'Kenya',
      postalCode: note.postalCode,
      maxGuests: note.maxGuests,
      bedrooms: note.bedrooms,
      bathroomHalves: note.bathrooms * 2,
      amenityMask: maskOf(catalogue),
      ratingHundredths: 0,
      totalReviews: 0,
      totalLikes: 0,
      isActive: note.active,
      isVerified: note.verified,
      createdAt: listedAt(dice),
      ...(await resolvePlaces({ city, county, area }, trx)),
    },
    { client: trx }
  )
  const propertyId = property.id
  await HouseRule.createMany(
    note.houseRules.map((text, position) => ({ propertyId, position, text })),
    { client: trx }
  )
  await PropertyAmenity.createMany(
    custom.map((slug) => ({ propertyId, slug })),
    { client: trx }
  )
  await PropertyImage.createMany(
    note.pictures.map(({ file, caption, alt }, position) => ({
      ...pictures.get(file)!,
      caption,
      alt,
      propertyId,
      position,
      isPrimary: position === 0,
    })),
    { client: trx }
  )
  await indexProperty(property, trx)
  return property
}

/** Before anybody asked for its first stay, which begins half a year ago. */
function listedAt(dice: Dice) {
  return DateTime.utc().minus({ days: 220 + dice.roll(520), minutes: dice.roll(1400) })
}
