import logger from '@adonisjs/core/services/logger'
import { removePhotos } from '#services/photos/photo_store'

/**
 * Takes pictures away whose rows are gone, after the transaction that removed them. What has happened has
 * happened: a storage that is out of reach is logged and never fails the request.
 */
export async function discardPhotos(photos: { key: string }[]) {
  try {
    await removePhotos(photos)
  } catch (error) {
    logger.error({ err: error, keys: photos.map(({ key }) => key) }, 'photos could not be removed')
  }
}
