import { notFound } from '#exceptions/refusal'
import type Property from '#models/property'
import type PropertyImage from '#models/property_image'

/** Finds a picture among a property's loaded ones. @throws Refusal 404 when it is not one of its */
export function photoOf(property: Property, photoId: number): PropertyImage {
  const photo = property.images.find(({ id }) => id === photoId)
  if (!photo) throw notFound()
  return photo
}
