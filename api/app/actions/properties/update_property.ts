import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf, earlierAnswer } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { storePhotos } from '#actions/photos/store_photos'
import { appendPhotos, refuseTooManyPhotos } from '#actions/properties/append_photos'
import { indexProperty } from '#actions/properties/index_property'
import {
  listingFacts,
  mergeListing,
  placeListing,
  refuseActiveForNothing,
  writeLists,
  type ListingChanges,
} from '#actions/properties/listing'
import { markFacts, markVerified, noteMark } from '#actions/properties/mark_verified'
import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { holdUser } from '#actions/users/hold_user'
import type { AuditFacts } from '#domain/audit'
import type { VerificationMark } from '#domain/listing'
import { hasAmounts } from '#domain/prices'
import { conflict, invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { editTimeAfter, refuseIfEdited } from '#services/database/edit_time'
import { photoDigests } from '#services/photos/photo_digests'
import type { NewPhoto, StoredPhoto } from '#services/photos/photo_store'

/** The mark is ignored unless an admin sets it. */
export type PropertyChanges = ListingChanges & VerificationMark

type Sent = {
  photos: NewPhoto[]
  /** The edit they are based on; null to write over any */
  known: string | null
  /** Idempotency-Key */
  key: string | null
}

/**
 * Updates a property and its search row, and appends pictures (§2.12).
 * @param property with its pictures
 * @throws Refusal 422 for more than eight pictures, an unknown county, a pin outside Kenya, or an active
 * listing without a price, another currency than its prices by date have; 409 for activating it while its host is deactivated; 412 when it was edited since; 404
 * when it was deleted
 */
export async function updateProperty(
  property: Property,
  actor: User,
  changes: PropertyChanges,
  { photos, known, key }: Sent
) {
  const request = key ? [property.id, changes, ...(await photoDigests(photos))] : []
  const claim = claimOf(actor, key, 'properties.update', request)
  if (await earlierAnswer(claim)) return
  refuseTooManyPhotos(property.images.length, photos.length)

  const sources = photos.map(({ source }) => source)
  await storePhotos(sources, 'properties', (stored) =>
    oncePerKey(claim, async (trx) => {
      const images = await rewrite(trx, property, actor, changes, { stored, photos, known })
      return { images }
    })
  )
}

/** The host first, as deactivating them does, then the property. */
async function rewrite(
  trx: TransactionClientContract,
  { id, hostId }: Property,
  actor: User,
  changes: PropertyChanges,
  { stored, photos, known }: { stored: StoredPhoto[]; photos: NewPhoto[]; known: string | null }
) {
  const host = await holdUser(trx, hostId)
  const property = await holdWholeProperty(trx, id)
  await refuseUnlessEditor(trx, actor, property)
  if (changes.price !== undefined) await refuseUnlessEditor(trx, actor, property, 'prices')
  refuseIfEdited(property, known)
  const before = listingFacts(property)
  const { isActive, pausedWithHost } = property
  const mark = markFacts(property)

  refuseOtherCurrency(property, changes)
  mergeListing(property, changes)
  markVerified(property, actor, changes)
  refuseActiveForNothing(property)
  /** A deactivated host cannot answer requests (ADR 0017). */
  if (property.isActive && !isActive && !host.isActive) {
    throw conflict('properties.hostDeactivated', 'E_HOST_DEACTIVATED')
  }
  await placeListing(property, changes, trx)
  await writeLists(property, changes)
  if (listsOf(before) !== listsOf(listingFacts(property))) {
    property.updatedAt = editTimeAfter(property.updatedAt)
  }
  await property.save()
  const images = await appendPhotos(property, stored, photos)

  await indexProperty(property, trx)
  const added = images.length
  await noteChanges(trx, property, actor, { before, isActive, pausedWithHost, added })
  await noteMark(trx, property, actor, mark)
  return images
}

/** What is kept beside the price would become another amount. @throws Refusal 422 */
function refuseOtherCurrency({ currency, priceRules }: Property, changes: PropertyChanges) {
  const isOther = changes.currency !== undefined && changes.currency !== currency
  if (isOther && priceRules && hasAmounts(priceRules)) {
    throw invalid('currency', 'prices', 'properties.currencyOfPrices', { currency })
  }
}

/** They stand in tables of their own, whose change is an edit of the property. */
const listsOf = ({ amenities, houseRules }: AuditFacts) => JSON.stringify([amenities, houseRules])

type Earlier = {
  before: ReturnType<typeof listingFacts>
  isActive: boolean
  pausedWithHost: boolean
  added: number
}

/** One entry for the fields and one per switch, so that each action can be searched for. */
async function noteChanges(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  { before, isActive, pausedWithHost, added }: Earlier
) {
  const subject = { type: 'property' as const, id: property.id }
  const { title } = property
  const turned = property.isActive ? 'property.activated' : 'property.deactivated'
  await recordAudit(trx, {
    actor,
    action: 'property.updated',
    subject,
    message: { name: 'property.updated', title },
    before,
    after: listingFacts(property),
  })
  await recordAudit(trx, {
    actor,
    action: turned,
    subject,
    message: { name: turned, title },
    before: { isActive, pausedWithHost },
    after: { isActive: property.isActive, pausedWithHost: property.pausedWithHost },
  })
  if (added > 0) await notePhotosAdded(trx, property, actor, added)
}

export function notePhotosAdded(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  added: number
) {
  return recordAudit(trx, {
    actor,
    action: 'property.photosAdded',
    subject: { type: 'property', id: property.id },
    message: { name: 'property.photosAdded', title: property.title },
    after: { added },
  })
}
