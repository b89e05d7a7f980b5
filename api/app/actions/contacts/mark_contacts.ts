import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sqlTime } from '#services/database/sql_time'
import { announce } from '#services/live/announce'

/** Marks messages as read or unread; unknown ids are ignored. @returns the number marked */
export async function markContacts(ids: number[], isRead: boolean) {
  const marked: { id: number }[] = await db
    .from('contact_messages')
    .whereIn('id', ids)
    .update({ is_read: isRead, updated_at: sqlTime(db.connection(), DateTime.utc()) }, ['id'])
  announce(null, { resource: 'contacts', type: 'updated', ids: marked.map(({ id }) => id) })
  return marked.length
}
