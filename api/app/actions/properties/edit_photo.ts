import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { renumberPhotos } from '#actions/properties/order_photos'
import { photoOf } from '#actions/properties/photo_of'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** `position` counts from 0; null clears a text. */
export type PhotoChanges = { caption?: string | null; alt?: string | null; position?: number }

/** Updates a picture's texts and position. @throws Refusal 404 when it is not the property's */
export async function editPhoto(
  propertyId: number,
  photoId: number,
  actor: User,
  { position, ...words }: PhotoChanges
) {
  await writeTransaction(async (trx) => {
    const property = await holdWholeProperty(trx, propertyId)
    await refuseUnlessEditor(trx, actor, property)
    const photo = photoOf(property, photoId)
    const { caption = photo.caption, alt = photo.alt } = words
    await photo.merge({ caption: caption || null, alt: alt || null }).save()

    if (position === undefined) return
    const others = property.images.filter(({ id }) => id !== photoId)
    await renumberPhotos(others.toSpliced(position, 0, photo))
  })
}
