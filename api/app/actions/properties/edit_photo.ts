import { lockProperty } from '#actions/properties/lock_property'
import { renumberPhotos } from '#actions/properties/order_photos'
import { photoOf } from '#actions/properties/photo_of'
import { writeTransaction } from '#services/database/write_transaction'

/** `position` counts from 0; what is left out stays, null takes words away. */
export type PhotoChanges = { caption?: string | null; alt?: string | null; position?: number }

/**
 * Changes the words of a picture, and its place among the others.
 * @throws Refusal 404 when it is not the property's
 */
export async function editPhoto(
  propertyId: number,
  photoId: number,
  { position, ...words }: PhotoChanges
) {
  await writeTransaction(async (trx) => {
    const property = await lockProperty(trx, propertyId)
    const photo = photoOf(property, photoId)
    const { caption = photo.caption, alt = photo.alt } = words
    await photo.merge({ caption: caption || null, alt: alt || null }).save()

    if (position === undefined) return
    const others = property.images.filter(({ id }) => id !== photoId)
    await renumberPhotos(others.toSpliced(position, 0, photo))
  })
}
