import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import {
  claimKey,
  earlierAnswer,
  findAnswer,
  noteAnswer,
  type Claim,
} from '#actions/idempotency/keys'
import { keepPhotos } from '#actions/photos/keep_photos'
import { queueVariants } from '#actions/photos/queue_variants'
import {
  appendPhotos,
  refuseTooManyPhotos,
  seen,
  type NewPhoto,
} from '#actions/properties/append_photos'
import { indexProperty } from '#actions/properties/index_property'
import {
  listingFacts,
  mergeListing,
  placeListing,
  refuseActiveForNothing,
  writeLists,
  type Listing,
} from '#actions/properties/listing'
import { LISTING_DEFAULTS } from '#domain/listing'
import { invalid, Refusal } from '#exceptions/refusal'
import Property from '#models/property'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import type { StoredPhoto } from '#services/photos/photo_store'

export type NewListing = Omit<Listing, keyof typeof LISTING_DEFAULTS> &
  Partial<Pick<Listing, keyof typeof LISTING_DEFAULTS>>

/**
 * Lists a place with its pictures; whoever does is its host (§2.12). Without a price it waits, inactive, until
 * it has one (decisions §5). Guests find it as soon as this returns.
 * @param key the caller's Idempotency-Key: the same key and form list the place once, however often a broken
 * line makes them send it
 * @throws Refusal 422 without a picture, with more than eight, with one that is none; for an unknown county, a
 * pin outside Kenya, or to be active for nothing
 */
export async function createProperty(
  host: User,
  given: NewListing,
  photos: NewPhoto[],
  key: string | null = null
) {
  if (photos.length === 0) throw invalid('images', 'required', 'properties.imageRequired')
  refuseTooManyPhotos(0, photos.length)
  const listing: Listing = { ...LISTING_DEFAULTS, isActive: given.price > 0, ...defined(given) }

  const claim = key
    ? { userId: host.id, key, call: 'properties.store', request: [given, ...photos.map(seen)] }
    : null
  const before = claim && (await earlierAnswer<Answer>(claim))
  if (before) return { id: before.property }

  const sources = photos.map(({ source }) => source)
  try {
    const { property, images } = await keepPhotos(sources, 'properties', (stored) =>
      writeTransaction((trx) => writeProperty(trx, host, { listing, stored, photos, claim }))
    )
    await queueVariants('properties', images)
    return property
  } catch (error) {
    if (!claim || !isUniqueViolation(error, 'idempotency_keys')) throw error
    const first = await findAnswer<Answer>(claim)
    return { id: first.property }
  }
}

/** What is kept under an Idempotency-Key. */
type Answer = { property: number }

type Writing = {
  listing: Listing
  stored: StoredPhoto[]
  photos: NewPhoto[]
  claim: Claim | null
}

async function writeProperty(
  trx: TransactionClientContract,
  host: User,
  { listing, stored, photos, claim }: Writing
) {
  if (claim) await claimKey(trx, claim)
  await holdHost(trx, host)
  const property = new Property().useTransaction(trx)
  property.merge({
    hostId: host.id,
    amenityMask: 0,
    ratingHundredths: 0,
    totalReviews: 0,
    totalLikes: 0,
    isVerified: false,
    bookingSeq: 0,
  })
  mergeListing(property, listing)
  refuseActiveForNothing(property)
  await placeListing(property, listing, trx)
  await property.save()
  await writeLists(property, { amenities: [], houseRules: [], ...defined(listing) })
  const images = await appendPhotos(property, stored, photos)

  await indexProperty(property, trx)
  await recordAudit(trx, {
    actor: host,
    action: 'property.created',
    subject: { type: 'property', id: property.id },
    telling: { name: 'property.created', title: property.title },
    after: { ...listingFacts(property), isActive: property.isActive },
  })
  if (claim) await noteAnswer(claim, { property: property.id }, trx)
  return { property, images }
}

/** Whoever was deactivated or deleted a moment ago lists nothing more. */
async function holdHost(trx: TransactionClientContract, host: User) {
  const [alive] = await trx
    .from('users')
    .where({ id: host.id, is_active: true })
    .update({ is_active: true }, ['id'])
  if (!alive) throw new Refusal('unauthenticated', 401, 'E_UNAUTHENTICATED')
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
