import { claimOf, earlierAnswer } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { storePhotos } from '#actions/photos/store_photos'
import { appendPhotos, refuseTooManyPhotos } from '#actions/properties/append_photos'
import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { notePhotosAdded } from '#actions/properties/update_property'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { photoDigests } from '#services/photos/photo_digests'
import type { NewPhoto } from '#services/photos/photo_store'

/**
 * Appends pictures, up to eight in all (§5).
 * @param property with its pictures
 * @param key Idempotency-Key
 * @throws Refusal 422 without a picture, for too many, too large or none at all; 404 when it was deleted
 */
export async function addPhotos(
  property: Property,
  actor: User,
  photos: NewPhoto[],
  key: string | null = null
) {
  if (photos.length === 0) throw invalid('images', 'required', 'properties.imageRequired')
  const request = key ? [property.id, ...(await photoDigests(photos))] : []
  const claim = claimOf(actor, key, 'properties.addPhotos', request)
  if (await earlierAnswer(claim)) return
  refuseTooManyPhotos(property.images.length, photos.length)

  const sources = photos.map(({ source }) => source)
  await storePhotos(sources, 'properties', (stored) =>
    oncePerKey(claim, async (trx) => {
      const held = await holdWholeProperty(trx, property.id)
      await refuseUnlessEditor(trx, actor, held)
      const images = await appendPhotos(held, stored, photos)
      await notePhotosAdded(trx, held, actor, images.length)
      return { images }
    })
  )
}
