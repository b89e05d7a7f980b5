import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { queueVariants } from '#actions/photos/queue_variants'
import { sqlTime } from '#services/database/sql_time'
import { PHOTO_TABLES, type PhotoRow, type PhotoTable } from '#services/photos/photo_tables'

/** Minutes a picture may wait for its sizes before it is taken for forgotten. */
const WAIT_MINUTES = 15

/** Days after which a picture keeps only its original: something is wrong with it. */
const GIVE_UP_DAYS = 7

const AT_ONCE = 200

/**
 * Queues pictures whose sizes never came: the queue was out of reach, or the job was given up. Making them twice
 * changes nothing.
 * @returns how many were queued
 */
export async function requeuePhotos(now = DateTime.utc()) {
  let queued = 0
  for (const kind of Object.keys(PHOTO_TABLES) as PhotoTable[]) {
    const forgotten: PhotoRow[] = await db
      .from(PHOTO_TABLES[kind])
      .whereNull('variant_widths')
      .where('created_at', '<', sqlTime(db.connection(), now.minus({ minutes: WAIT_MINUTES })))
      .where('created_at', '>', sqlTime(db.connection(), now.minus({ days: GIVE_UP_DAYS })))
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'key')
    await queueVariants(kind, forgotten)
    queued += forgotten.length
  }
  if (queued > 0) logger.info({ queued }, 'pictures without sizes were queued again')
  return queued
}
