import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { ToldStretches } from '#domain/calendar_echoes'
import { toNight } from '#domain/stay'
import { sqlTime } from '#services/database/sql_time'
import type { TakenStretch } from '#services/calendars/write_calendar'

/** Another site reads this in the calendar of a property: what comes back from it later may be an echo of it (ADR 0095). */
export async function noteReading(propertyId: number, taken: readonly TakenStretch[]) {
  const told: ToldStretches = taken.map(({ kind, from, to }) => {
    return { first: toNight(from), end: toNight(to), block: kind === 'block' }
  })
  await db
    .from('calendar_links')
    .where('property_id', propertyId)
    .update({ read_at: sqlTime(db.connection(), DateTime.utc()), told: JSON.stringify(told) })
}
