import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlTime } from '#services/database/sql_time'

/** Another site has read the calendar: what comes back from it later may be an echo of ours (ADR 0048). */
export async function noteReading(secret: string) {
  await db
    .from('calendar_links')
    .where({ secret })
    .update({ read_at: sqlTime(db.connection(), DateTime.utc()) })
}
