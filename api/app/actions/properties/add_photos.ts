import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
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
import { lockProperty } from '#actions/properties/lock_property'
import { notePhotosAdded } from '#actions/properties/update_property'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import type { StoredPhoto } from '#services/photos/photo_store'

/**
 * Adds pictures behind those a property has, up to eight in all (§5).
 * @param property with its pictures
 * @param key the caller's Idempotency-Key: a picture sent again over a broken line is there once
 * @throws Refusal 422 without a picture, for too many, too large or none at all; 404 when it was deleted
 */
export async function addPhotos(
  property: Property,
  actor: User,
  photos: NewPhoto[],
  key: string | null = null
) {
  if (photos.length === 0) throw invalid('images', 'required', 'properties.imageRequired')
  const request = [property.id, ...photos.map(seen)]
  const claim = key ? { userId: actor.id, key, call: 'properties.addPhotos', request } : null
  if (claim && (await earlierAnswer(claim))) return
  refuseTooManyPhotos(property.images.length, photos.length)

  const sources = photos.map(({ source }) => source)
  try {
    const added = await keepPhotos(sources, 'properties', (stored) =>
      writeTransaction((trx) => appendTo(trx, property.id, actor, { stored, photos, claim }))
    )
    await queueVariants('properties', added)
  } catch (error) {
    if (!claim || !isUniqueViolation(error, 'idempotency_keys')) throw error
    await findAnswer(claim)
  }
}

type Addition = { stored: StoredPhoto[]; photos: NewPhoto[]; claim: Claim | null }

async function appendTo(
  trx: TransactionClientContract,
  propertyId: number,
  actor: User,
  { stored, photos, claim }: Addition
) {
  if (claim) await claimKey(trx, claim)
  const held = await lockProperty(trx, propertyId)
  const images = await appendPhotos(held, stored, photos)
  await notePhotosAdded(trx, held, actor, images.length)
  if (claim) await noteAnswer(claim, { photos: images.map(({ id }) => id) }, trx)
  return images
}
