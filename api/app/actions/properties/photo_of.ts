import { notFound } from '#exceptions/refusal'
import type Property from '#models/property'
import type PropertyImage from '#models/property_image'

/**
 * One of the pictures of a property, whose pictures are loaded.
 * @throws Refusal 404 when it is not one of its
 */
export function photoOf(property: Property, photoId: number): PropertyImage {
  const photo = property.images.find(({ id }) => id === photoId)
  if (!photo) throw notFound()
  return photo
}
