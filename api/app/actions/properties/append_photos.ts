import { MAX_PROPERTY_PHOTOS } from '#domain/listing'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type { NewPhoto, StoredPhoto } from '#services/photos/photo_store'

/** @throws Refusal 422 in the words of §5 when a property would have more than eight pictures */
export function refuseTooManyPhotos(current: number, added: number) {
  if (current + added <= MAX_PROPERTY_PHOTOS) return
  throw invalid('images', 'maxLength', 'properties.tooManyImages', {
    max: MAX_PROPERTY_PHOTOS,
    count: current,
    more: Math.max(0, MAX_PROPERTY_PHOTOS - current),
  })
}

/** Appends stored pictures to a locked property with its pictures loaded. The first one is primary. */
export async function appendPhotos(property: Property, stored: StoredPhoto[], photos: NewPhoto[]) {
  const current = property.images ?? []
  refuseTooManyPhotos(current.length, stored.length)
  const hasPrimary = current.some(({ isPrimary }) => isPrimary)
  const next = Math.max(-1, ...current.map(({ position }) => position)) + 1
  const images = await property.related('images').createMany(
    stored.map((photo, index) => ({
      ...photo,
      caption: photos[index].caption,
      alt: photos[index].alt,
      isPrimary: !hasPrimary && index === 0,
      position: next + index,
    }))
  )
  return images.map(({ id, key }) => ({ id, key }))
}
