import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { stretchesBeside } from '#domain/date_changes'
import { readSqlTime } from '#services/database/sql_time'

type Row = {
  bookingId: number
  checkIn: string
  checkOut: string
  ownCheckIn: string
  ownCheckOut: string
  since: string | Date
}

/**
 * What stays of these properties hold beside their own nights, until agreed dates that cost more are paid for (ADR 0089).
 * @returns `since`: milliseconds
 */
export async function heldStretches(client: QueryClientContract, propertyIds: readonly number[]) {
  const rows: Row[] = await client
    .from('date_changes')
    .join('bookings', 'bookings.id', 'date_changes.booking_id')
    .where('date_changes.status', 'due')
    .whereIn('bookings.property_id', [...propertyIds])
    .select('bookings.id as bookingId', 'date_changes.decided_at as since')
    .select('date_changes.check_in as checkIn', 'date_changes.check_out as checkOut')
    .select('bookings.check_in as ownCheckIn', 'bookings.check_out as ownCheckOut')
    .orderBy('date_changes.id')
  return rows.flatMap(({ bookingId, ownCheckIn, ownCheckOut, since, ...other }) =>
    stretchesBeside({ checkIn: ownCheckIn, checkOut: ownCheckOut }, other).map((stretch) => ({
      bookingId,
      since: readSqlTime(since).toMillis(),
      ...stretch,
    }))
  )
}
