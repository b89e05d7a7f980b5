import type { Once } from '#actions/idempotency/once_per_key'
import { discardPhotos, discardUnwritten } from '#actions/photos/discard_photos'
import { queueVariants } from '#actions/photos/queue_variants'
import { acceptPhotos, type PhotoSource, type StoredPhoto } from '#services/photos/photo_store'
import type { PhotoRow, PhotoTable } from '#services/photos/photo_tables'

/**
 * Stores pictures, runs the write of their rows and queues variants. If the write fails or is a repetition,
 * the files are removed.
 * @throws Refusal 422 when one is no picture or too large; nothing is written then
 */
export async function storePhotos<Answer extends { images: PhotoRow[] }>(
  sources: PhotoSource[],
  kind: PhotoTable,
  write: (stored: StoredPhoto[]) => Promise<Once<Answer>>
): Promise<Answer> {
  const stored = await acceptPhotos(sources, { kind })
  return keepPhotos(stored, kind, () => write(stored))
}

/** The same with files that are stored already; the answer names the pictures whose variants are to be made. */
export async function keepPhotos<Answer extends { images: PhotoRow[] }>(
  stored: StoredPhoto[],
  kind: PhotoTable,
  write: () => Promise<Once<Answer>>
): Promise<Answer> {
  const { answer, isRepeat } = await write().catch(async (error) => {
    await discardUnwritten(stored, error)
    throw error
  })
  await (isRepeat ? discardPhotos(stored) : queueVariants(kind, answer.images))
  return answer
}
