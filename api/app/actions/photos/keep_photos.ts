import { acceptPhotos, removePhotos, type StoredPhoto } from '#services/photos/photo_store'
import type { PhotoSource } from '#services/photos/photo_store'
import type { PhotoKind } from '#services/photos/photo_keys'

/**
 * Stores pictures, then runs the write that refers to them, and takes them away again should it fail: no row
 * ever points at a picture that is not there.
 * @throws Refusal 422 when one is no picture or too large; nothing is written then
 */
export async function keepPhotos<T>(
  sources: PhotoSource[],
  kind: PhotoKind,
  write: (photos: StoredPhoto[]) => Promise<T>
): Promise<T> {
  const photos = await acceptPhotos(sources, { kind })
  try {
    return await write(photos)
  } catch (error) {
    await removePhotos(photos)
    throw error
  }
}
