import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { queueVariants } from '#actions/photos/queue_variants'
import { sqlTime } from '#services/database/sql_time'
import { PHOTO_TABLES, type PhotoRow, type PhotoTable } from '#services/photos/photo_tables'

const WAIT_MINUTES = 15

const GIVE_UP_DAYS = 7

const AT_ONCE = 200

/** Queues pictures whose variants were never made; idempotent. @returns the number queued */
export async function requeuePhotos(now = DateTime.utc()) {
  let queued = 0
  for (const kind of Object.keys(PHOTO_TABLES) as PhotoTable[]) {
    const waiting: PhotoRow[] = await db
      .from(PHOTO_TABLES[kind])
      .whereNull('variant_widths')
      .where('created_at', '<', sqlTime(db.connection(), now.minus({ minutes: WAIT_MINUTES })))
      .where('created_at', '>', sqlTime(db.connection(), now.minus({ days: GIVE_UP_DAYS })))
      /** By chance: those that fail each time would stand before the others for a week. */
      .orderByRaw('random()')
      .limit(AT_ONCE)
      .select('id', 'key')
    await queueVariants(kind, waiting)
    queued += waiting.length
  }
  if (queued > 0) logger.info({ queued }, 'pictures without sizes were queued again')
  return queued
}
