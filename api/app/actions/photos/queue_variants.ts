import logger from '@adonisjs/core/services/logger'
import MakePhotoVariants from '#jobs/make_photo_variants'
import type { PhotoRow, PhotoTable } from '#services/photos/photo_tables'

/**
 * Has the variants of stored pictures made, after the transaction that stored them. The pictures are complete
 * without: should the queue be out of reach, nothing is lost but some bytes on the way to a phone.
 */
export async function queueVariants(kind: PhotoTable, rows: PhotoRow[]) {
  for (const { id, key } of rows) {
    try {
      await MakePhotoVariants.dispatch({ kind, id, key })
    } catch (error) {
      logger.warn({ err: error, key }, 'variants could not be queued')
    }
  }
}
