import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { keepPhotos } from '#actions/photos/keep_photos'
import { queueVariants } from '#actions/photos/queue_variants'
import { appendPhotos, refuseTooManyPhotos, type NewPhoto } from '#actions/properties/append_photos'
import { indexProperty } from '#actions/properties/index_property'
import {
  listingFacts,
  mergeListing,
  placeListing,
  refuseActiveForNothing,
  writeLists,
  type ListingChanges,
} from '#actions/properties/listing'
import { lockProperty } from '#actions/properties/lock_property'
import { conflict } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { StoredPhoto } from '#services/photos/photo_store'

/** `isVerified` is an admin's word; from anybody else it is not heard. */
export type PropertyChanges = ListingChanges & { isVerified?: boolean }

/**
 * Changes what is said of a place, and adds pictures to those there are (§2.12). What guests find follows in
 * the same moment.
 * @param property with its pictures
 * @throws Refusal 422 for more than eight pictures, an unknown county, a pin outside Kenya, or an active
 * listing without a price; 409 for activating it while its host is deactivated; 404 when it was deleted
 */
export async function updateProperty(
  property: Property,
  actor: User,
  changes: PropertyChanges,
  photos: NewPhoto[]
) {
  refuseTooManyPhotos(property.images.length, photos.length)
  const sources = photos.map(({ source }) => source)
  const images = await keepPhotos(sources, 'properties', (stored) =>
    writeTransaction((trx) => rewrite(trx, property.id, actor, changes, { stored, photos }))
  )
  await queueVariants('properties', images)
}

async function rewrite(
  trx: TransactionClientContract,
  id: number,
  actor: User,
  changes: PropertyChanges,
  { stored, photos }: { stored: StoredPhoto[]; photos: NewPhoto[] }
) {
  const property = await lockProperty(trx, id)
  const before = listingFacts(property)
  const { isActive, isVerified } = property

  mergeListing(property, changes)
  if (actor.isAdmin) property.isVerified = changes.isVerified ?? isVerified
  refuseActiveForNothing(property)
  if (property.isActive && !isActive) await refuseWithoutHost(trx, property)
  await placeListing(property, changes, trx)
  await property.save()
  await writeLists(property, changes)
  const images = await appendPhotos(property, stored, photos)

  await indexProperty(property, trx)
  await noteChanges(trx, property, actor, { before, isActive, isVerified, added: images.length })
  return images
}

/** It would be offered by somebody who cannot answer; it comes back with its host (ADR 0017). */
async function refuseWithoutHost(trx: TransactionClientContract, { hostId }: Property) {
  const host: { id: number } | null = await trx
    .from('users')
    .where({ id: hostId, is_active: true })
    .select('id')
    .first()
  if (!host) throw conflict('properties.hostDeactivated', 'E_HOST_DEACTIVATED')
}

type Earlier = {
  before: ReturnType<typeof listingFacts>
  isActive: boolean
  isVerified: boolean
  added: number
}

/** One entry for what is said, and one for each switch: who looks for them finds them by their action. */
async function noteChanges(
  trx: TransactionClientContract,
  property: Property,
  actor: User,
  { before, isActive, isVerified, added }: Earlier
) {
  const subject = { type: 'property' as const, id: property.id }
  const { title } = property
  const turned = property.isActive ? 'property.activated' : 'property.deactivated'
  const checked = property.isVerified ? 'property.verified' : 'property.unverified'
  await recordAudit(trx, {
    actor,
    action: 'property.updated',
    subject,
    telling: { name: 'property.updated', title },
    before,
    after: listingFacts(property),
  })
  await recordAudit(trx, {
    actor,
    action: turned,
    subject,
    telling: { name: turned, title },
    before: { isActive },
    after: { isActive: property.isActive },
  })
  await recordAudit(trx, {
    actor,
    action: checked,
    subject,
    telling: { name: checked, title },
    before: { isVerified },
    after: { isVerified: property.isVerified },
  })
  if (added > 0) await notePhotosAdded(trx, property, actor, added)
}

/** Shared with whoever adds pictures without changing anything else. */
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
    telling: { name: 'property.photosAdded', title: property.title },
    after: { added },
  })
}
