import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf, earlierAnswer } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { keepPhotos } from '#actions/photos/store_photos'
import { holdOwner } from '#actions/properties/hold_host'
import { holdWholeProperty } from '#actions/properties/hold_property'
import { listingFacts, writeLists } from '#actions/properties/listing'
import { titleOfCopy } from '#domain/listing'
import { notFound } from '#exceptions/refusal'
import Property from '#models/property'
import type PropertyImage from '#models/property_image'
import type User from '#models/user'
import { copyPhoto, removePhotos, type StoredPhoto } from '#services/photos/photo_store'
import type { PhotoRow } from '#services/photos/photo_tables'
import { requestText } from '#services/request_text'

/** What a host says of a place; not its address here, what guests made of it, nor who looked at it. */
const COPIED = [
  ...(['hostId', 'description', 'propertyType', 'bedrooms', 'bathroomHalves'] as const),
  ...(['maxGuests', 'priceMinor', 'currency', 'priceRules', 'stayRules', 'amenityMask'] as const),
  ...(['street', 'area', 'city', 'county', 'postalCode', 'country'] as const),
  ...(['latitude', 'longitude', 'townId', 'countyId', 'areaId'] as const),
] as const

/** Stored under an Idempotency-Key. */
type Answer = { property: number; images: PhotoRow[] }

/** A picture of the source, and its files under a key of the copy. */
type Copied = { image: PropertyImage; stored: StoredPhoto }

/**
 * Makes an inactive listing with what a host says of this one: fields, prices, rules, amenities, and pictures with files of
 * their own. Nights, bookings, reviews, likes, calendars and the mark of verification stay with the source (ADR 0066).
 * @param source with its pictures
 * @param key Idempotency-Key
 * @throws Refusal 404 when it was deleted or has another host meanwhile, 403 or 422 when its host cannot list
 */
export async function copyProperty(source: Property, actor: User, key: string | null = null) {
  const claim = claimOf(actor, key, 'properties.copy', { property: source.id })
  const earlier = await earlierAnswer<Answer>(claim)
  if (earlier) return { id: earlier.property }

  const copied = await copyImages(source.images)
  const stored = copied.map((one) => one.stored)
  const written = await keepPhotos(stored, 'properties', () =>
    oncePerKey<Answer>(claim, (trx) => writeCopy(trx, actor, source, copied))
  )
  return { id: written.property }
}

/** One whose file is lost or was deleted meanwhile is left out. */
async function copyImages(images: readonly PropertyImage[]): Promise<Copied[]> {
  const outcomes = await Promise.allSettled(images.map((image) => copyPhoto(image, 'properties')))
  const copied = outcomes.flatMap((outcome, at) =>
    outcome.status === 'fulfilled' && outcome.value
      ? [{ image: images[at], stored: outcome.value }]
      : []
  )
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (!failure) return copied

  await removePhotos(copied.map(({ stored }) => stored))
  throw failure.reason
}

async function writeCopy(
  trx: TransactionClientContract,
  actor: User,
  { id, hostId }: Property,
  copied: Copied[]
): Promise<Answer> {
  await holdOwner(trx, actor, hostId)
  const source = await holdWholeProperty(trx, id)
  if (source.hostId !== hostId) throw notFound()
  const copy = new Property().useTransaction(trx)
  copy.merge({
    ...Object.fromEntries(COPIED.map((column) => [column, source[column]])),
    title: titleOfCopy(source.title, requestText('properties.copySuffix')),
    ratingHundredths: 0,
    totalReviews: 0,
    totalLikes: 0,
    isActive: false,
    isVerified: false,
  })
  await copy.save()
  const houseRules = source.houseRules.map(({ text }) => text)
  await writeLists(copy, { amenities: source.amenities, houseRules })
  const images = await writeImages(copy, copied)
  await recordAudit(trx, {
    actor,
    action: 'property.created',
    subject: { type: 'property', id: copy.id },
    message: { name: 'property.copied', title: copy.title, source: id },
    after: { ...listingFacts(copy), isActive: false },
  })
  return { property: copy.id, images }
}

/** @returns those whose variants are still to be made */
async function writeImages(copy: Property, copied: Copied[]): Promise<PhotoRow[]> {
  const hasPrimary = copied.some(({ image }) => image.isPrimary)
  const rows = await copy.related('images').createMany(
    copied.map(({ image: { caption, alt, isPrimary, position }, stored }, at) => ({
      ...stored,
      caption,
      alt,
      position,
      isPrimary: hasPrimary ? isPrimary : at === 0,
    }))
  )
  return rows
    .filter(({ variantWidths }) => variantWidths === null)
    .map(({ id, key }) => ({ id, key }))
}
