import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sqlTime } from '#services/database/sql_time'

/**
 * Marks messages as read or unread; ids of messages that are gone are passed over.
 * @returns how many there were
 */
export async function markContacts(ids: number[], isRead: boolean) {
  const marked: unknown[] = await db
    .from('contact_messages')
    .whereIn('id', ids)
    .update({ is_read: isRead, updated_at: sqlTime(db.connection(), DateTime.utc()) }, ['id'])
  return marked.length
}
