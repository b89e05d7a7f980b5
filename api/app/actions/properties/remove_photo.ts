import { recordAudit } from '#actions/audit/record_audit'
import { discardPhotos } from '#actions/photos/discard_photos'
import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { photoOf } from '#actions/properties/photo_of'
import { conflict } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Removes a picture; a removed primary one is replaced by the first remaining (§4).
 * @throws Refusal 409 for the last one, 404 when it is not the property's
 */
export async function removePhoto(propertyId: number, photoId: number, actor: User) {
  const { key } = await writeTransaction(async (trx) => {
    const property = await holdWholeProperty(trx, propertyId)
    await refuseUnlessEditor(trx, actor, property)
    const photo = photoOf(property, photoId)
    const others = property.images.filter(({ id }) => id !== photoId)
    if (others.length === 0) throw conflict('properties.lastImage', 'E_LAST_IMAGE')

    await photo.delete()
    if (photo.isPrimary) await others[0].merge({ isPrimary: true }).save()
    await recordAudit(trx, {
      actor,
      action: 'property.photoRemoved',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.photoRemoved', title: property.title },
      before: { photo: photoId },
    })
    return photo
  })
  await discardPhotos([{ key }])
}
