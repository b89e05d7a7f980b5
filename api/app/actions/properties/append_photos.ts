import { MAX_PROPERTY_PHOTOS } from '#domain/listing'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import type { PhotoSource, StoredPhoto } from '#services/photos/photo_store'

/** A picture as a host sends it, with words for those who look at it and for those who cannot. */
export type NewPhoto = { source: PhotoSource; caption: string | null; alt: string | null }

/** What tells one sending of a picture from another, for an Idempotency-Key. */
export function seen({ source, caption, alt }: NewPhoto) {
  return { size: Buffer.isBuffer(source) ? source.length : source.size, caption, alt }
}

/** @throws Refusal 422 in the words of §5 when a property would have more than eight pictures */
export function refuseTooManyPhotos(current: number, added: number) {
  if (current + added <= MAX_PROPERTY_PHOTOS) return
  throw invalid('images', 'maxLength', 'properties.tooManyImages', {
    max: MAX_PROPERTY_PHOTOS,
    count: current,
    more: Math.max(0, MAX_PROPERTY_PHOTOS - current),
  })
}

/**
 * Puts stored pictures behind those there are, in the transaction that holds the property, whose pictures are
 * loaded. The first one ever is the primary one.
 */
export async function appendPhotos(property: Property, stored: StoredPhoto[], photos: NewPhoto[]) {
  const current = property.images ?? []
  refuseTooManyPhotos(current.length, stored.length)
  const hasPrimary = current.some(({ isPrimary }) => isPrimary)
  const next = Math.max(-1, ...current.map(({ position }) => position)) + 1
  return property.related('images').createMany(
    stored.map((photo, index) => ({
      ...photo,
      caption: photos[index].caption,
      alt: photos[index].alt,
      isPrimary: !hasPrimary && index === 0,
      position: next + index,
    }))
  )
}
