import { holdWholeProperty, refuseUnlessEditor } from '#actions/properties/hold_property'
import { makePrimary } from '#actions/properties/choose_primary_photo'
import { invalid } from '#exceptions/refusal'
import type PropertyImage from '#models/property_image'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Sorts a property's pictures by the given ids; the first becomes the primary one.
 * @throws Refusal 422 when that is not each of them once
 */
export async function orderPhotos(propertyId: number, order: number[], actor: User) {
  await writeTransaction(async (trx) => {
    const property = await holdWholeProperty(trx, propertyId)
    await refuseUnlessEditor(trx, actor, property)
    const { images } = property
    const byId = new Map(images.map((image) => [image.id, image]))
    const ordered = order.flatMap((id) => byId.get(id) ?? [])
    if (order.length !== images.length || ordered.length !== images.length) {
      throw invalid('order', 'everyPhoto', 'properties.everyImageOnce')
    }
    await renumberPhotos(ordered)
    if (!ordered[0].isPrimary) await makePrimary(trx, property, ordered[0], actor)
  })
}

/** Stores all positions; requires a locked property. */
export async function renumberPhotos(images: PropertyImage[]) {
  for (const [position, image] of images.entries()) await image.merge({ position }).save()
}
