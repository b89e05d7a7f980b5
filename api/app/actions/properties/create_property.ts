import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf, earlierAnswer } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { storePhotos } from '#actions/photos/store_photos'
import { appendPhotos, refuseTooManyPhotos } from '#actions/properties/append_photos'
import { holdOwner } from '#actions/properties/hold_host'
import { indexProperty } from '#actions/properties/index_property'
import {
  defined,
  listingFacts,
  mergeListing,
  placeListing,
  refuseActiveForNothing,
  writeLists,
  type Listing,
} from '#actions/properties/listing'
import { LISTING_DEFAULTS } from '#domain/listing'
import { invalid } from '#exceptions/refusal'
import Property from '#models/property'
import type User from '#models/user'
import { photoDigests } from '#services/photos/photo_digests'
import type { NewPhoto, StoredPhoto } from '#services/photos/photo_store'
import type { PhotoRow } from '#services/photos/photo_tables'

export type NewListing = Omit<Listing, keyof typeof LISTING_DEFAULTS> &
  Partial<Pick<Listing, keyof typeof LISTING_DEFAULTS>> & { host?: number }

/**
 * Creates a property of the host who asks, or whom an admin names (§2.12); without a price it is inactive (decisions §5).
 * @param key Idempotency-Key
 * @throws Refusal 422 without a picture, with more than eight, with one that is none; for an unknown
 * county, a pin outside Kenya, or to be active for nothing; 403 for who is no host any more
 */
export async function createProperty(
  actor: User,
  given: NewListing,
  photos: NewPhoto[],
  key: string | null = null
) {
  if (photos.length === 0) throw invalid('images', 'required', 'properties.imageRequired')
  refuseTooManyPhotos(0, photos.length)
  const hostId = actor.isAdmin && given.host ? given.host : actor.id
  const listing: Listing = { ...LISTING_DEFAULTS, isActive: given.price > 0, ...defined(given) }

  const request = key ? [given, ...(await photoDigests(photos))] : []
  const claim = claimOf(actor, key, 'properties.store', request)
  const earlier = await earlierAnswer<Answer>(claim)
  if (earlier) return { id: earlier.property }

  const sources = photos.map(({ source }) => source)
  const written = await storePhotos(sources, 'properties', (stored) =>
    oncePerKey<Answer>(claim, (trx) =>
      writeProperty(trx, actor, { listing, hostId, stored, photos })
    )
  )
  return { id: written.property }
}

/** Stored under an Idempotency-Key. */
type Answer = { property: number; images: PhotoRow[] }

type Writing = { listing: Listing; hostId: number; stored: StoredPhoto[]; photos: NewPhoto[] }

async function writeProperty(
  trx: TransactionClientContract,
  actor: User,
  { listing, hostId, stored, photos }: Writing
) {
  await holdOwner(trx, actor, hostId)
  const property = new Property().useTransaction(trx)
  property.merge({
    hostId,
    amenityMask: 0,
    ratingHundredths: 0,
    totalReviews: 0,
    totalLikes: 0,
    isVerified: false,
  })
  mergeListing(property, listing)
  refuseActiveForNothing(property)
  await placeListing(property, listing, trx)
  await property.save()
  await writeLists(property, { amenities: [], houseRules: [], ...defined(listing) })
  const images = await appendPhotos(property, stored, photos)

  await indexProperty(property, trx)
  await recordAudit(trx, {
    actor,
    action: 'property.created',
    subject: { type: 'property', id: property.id },
    message: { name: 'property.created', title: property.title },
    after: { ...listingFacts(property), isActive: property.isActive },
  })
  return { property: property.id, images }
}
