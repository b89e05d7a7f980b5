import logger from '@adonisjs/core/services/logger'
import { removePhotos } from '#services/photos/photo_store'

/** Deletes the files of removed pictures after the commit; a storage error is logged only. */
export async function discardPhotos(photos: { key: string }[]) {
  try {
    await removePhotos(photos)
  } catch (error) {
    logger.error({ err: error, keys: photos.map(({ key }) => key) }, 'photos could not be removed')
  }
}
