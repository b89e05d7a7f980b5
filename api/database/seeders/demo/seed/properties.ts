import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { resolvePlaces } from '#actions/places/resolve_places'
import { indexProperty } from '#actions/properties/index_property'
import { isCatalogueAmenity, maskOf } from '#domain/amenities'
import { toMinor } from '#domain/money'
import HouseRule from '#models/house_rule'
import Property from '#models/property'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import type User from '#models/user'
import { storeDemoPhoto } from '#services/photos/photo_store'
import { drawScene, picturePlanFor, renderPicture, type PlannedPicture } from '../pictures/index.ts'
import { demoProperties } from '../properties.ts'
import type { DemoProperty } from '../types.ts'
import { diceFor } from './dice.ts'

/** Pictures drawn at the same time: a laptop has at least two cores. */
const DRAWING_AT_ONCE = 2

type Drawn = Awaited<ReturnType<typeof draw>>

/** Draws the pictures of every property: by far the longest part of a first start. */
export async function drawAllPictures(progress: (done: number, total: number) => void) {
  const drawn: Drawn[][] = []
  for (const note of demoProperties) {
    drawn.push(await drawPictures(note))
    progress(drawn.length, demoProperties.length)
  }
  return drawn
}

/** Every property with its pictures, rules and amenities, findable at once. */
export async function seedProperties(
  trx: TransactionClientContract,
  hosts: User[],
  pictures: Drawn[][]
) {
  const properties: Property[] = []
  for (const [index, note] of demoProperties.entries()) {
    properties.push(await writeProperty(trx, note, index, hosts[note.host], pictures[index]))
  }
  return properties
}

async function drawPictures(note: DemoProperty) {
  const plan = picturePlanFor(note)
  const drawn: Awaited<ReturnType<typeof draw>>[] = []
  for (let first = 0; first < plan.length; first += DRAWING_AT_ONCE) {
    drawn.push(...(await Promise.all(plan.slice(first, first + DRAWING_AT_ONCE).map(draw))))
  }
  return drawn
}

async function draw({ request, caption, alt }: PlannedPicture) {
  const photo = await storeDemoPhoto(await renderPicture(drawScene(request)), {
    kind: 'properties',
  })
  return { ...photo, caption, alt }
}

async function writeProperty(
  trx: TransactionClientContract,
  note: DemoProperty,
  index: number,
  host: User,
  pictures: Drawn[]
) {
  const dice = diceFor(1000 + index)
  const catalogue = note.amenities.filter(isCatalogueAmenity)
  const custom = note.amenities.filter((slug) => !isCatalogueAmenity(slug))
  const { city, county, area } = { city: note.town, county: note.county, area: note.area }
  const property = await Property.create(
    {
      hostId: host.id,
      title: note.title,
      description: note.description,
      propertyType: note.type,
      priceMinor: toMinor(note.price),
      currency: note.currency,
      street: note.street,
      area,
      city,
      county,
      country: note.country,
      postalCode: note.postalCode,
      maxGuests: note.maxGuests,
      bedrooms: note.bedrooms,
      bathroomHalves: note.bathrooms * 2,
      amenityMask: maskOf(catalogue),
      ratingHundredths: 0,
      totalReviews: 0,
      totalLikes: 0,
      bookingSeq: 0,
      isActive: note.active,
      isVerified: note.verified,
      createdAt: DateTime.utc().minus({ days: 10 + dice.roll(520), minutes: dice.roll(1400) }),
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
    pictures.map((picture, position) => ({
      ...picture,
      propertyId,
      position,
      isPrimary: position === 0,
    })),
    { client: trx }
  )
  await indexProperty(property, trx)
  return property
}
