import logger from '@adonisjs/core/services/logger'
import { removePhoto } from '#services/photos/photo_store'

/**
 * Removes the files of pictures whose rows are gone, after the transaction. Should the disk be out of reach,
 * what has been decided stands, and the key is logged for whoever sweeps.
 */
export async function discardPhotos(photos: { key: string }[]) {
  for (const { key } of photos) {
    try {
      await removePhoto(key)
    } catch (error) {
      logger.error({ err: error, key }, 'the files of a removed picture are still there')
    }
  }
}
