import { keepPhotos } from '#actions/photos/keep_photos'
import { queueVariants } from '#actions/photos/queue_variants'
import { appendPhotos, refuseTooManyPhotos, type NewPhoto } from '#actions/properties/append_photos'
import { lockProperty } from '#actions/properties/lock_property'
import { notePhotosAdded } from '#actions/properties/update_property'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Adds pictures behind those a property has, up to eight in all (§5).
 * @param property with its pictures
 * @throws Refusal 422 without a picture, for too many, too large or none at all; 404 when it was deleted
 */
export async function addPhotos(property: Property, actor: User, photos: NewPhoto[]) {
  if (photos.length === 0) throw invalid('images', 'required', 'properties.imageRequired')
  refuseTooManyPhotos(property.images.length, photos.length)

  const sources = photos.map(({ source }) => source)
  const added = await keepPhotos(sources, 'properties', (stored) =>
    writeTransaction(async (trx) => {
      const held = await lockProperty(trx, property.id)
      const images = await appendPhotos(held, stored, photos)
      await notePhotosAdded(trx, held, actor, images.length)
      return images
    })
  )
  await queueVariants('properties', added)
}
