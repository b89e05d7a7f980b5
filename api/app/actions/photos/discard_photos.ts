import logger from '@adonisjs/core/services/logger'
import { isUnavailable } from '#services/database/dialect'
import { removePhotos } from '#services/photos/photo_store'

/** Deletes the files of removed pictures after the commit; a storage error is logged only. */
export async function discardPhotos(photos: { key: string }[]) {
  try {
    await removePhotos(photos)
  } catch (error) {
    logger.error({ err: error, keys: photos.map(({ key }) => key) }, 'photos could not be removed')
  }
}

/**
 * Deletes the files of a write that failed. Where the line broke at its end its rows may stand, so that files are left to the nightly
 * sweep, which knows.
 */
export async function discardUnwritten(photos: { key: string }[], error: unknown) {
  if (!isUnavailable(error)) await discardPhotos(photos)
}
