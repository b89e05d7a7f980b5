import logger from '@adonisjs/core/services/logger'
import MakePhotoVariants from '#jobs/make_photo_variants'
import type { PhotoRow, PhotoTable } from '#services/photos/photo_tables'

/** Queues variants after the commit. Deduplicated; if the queue is unreachable, pages use the original. */
export async function queueVariants(kind: PhotoTable, rows: PhotoRow[]) {
  for (const { id, key } of rows) {
    try {
      await MakePhotoVariants.dispatch({ kind, id, key }).dedup({ id: `${kind}-${id}` })
    } catch (error) {
      logger.warn({ err: error, key }, 'variants could not be queued')
    }
  }
}
