import { holdWholeProperty } from '#actions/properties/hold_property'
import { invalid } from '#exceptions/refusal'
import type PropertyImage from '#models/property_image'
import { writeTransaction } from '#services/database/write_transaction'

/** Sorts a property's pictures by the given ids. @throws Refusal 422 when that is not each of them once */
export async function orderPhotos(propertyId: number, order: number[]) {
  await writeTransaction(async (trx) => {
    const { images } = await holdWholeProperty(trx, propertyId)
    const byId = new Map(images.map((image) => [image.id, image]))
    const ordered = order.flatMap((id) => byId.get(id) ?? [])
    if (order.length !== images.length || ordered.length !== images.length) {
      throw invalid('order', 'everyPhoto', 'properties.everyImageOnce')
    }
    await renumberPhotos(ordered)
  })
}

/** Stores all positions; requires a locked property. */
export async function renumberPhotos(images: PropertyImage[]) {
  for (const [position, image] of images.entries()) await image.merge({ position }).save()
}
