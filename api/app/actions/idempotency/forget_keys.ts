import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlTime } from '#services/database/sql_time'

/** Deletes expired keys with their stored answers, which tell of people. */
export async function forgetKeys(now = DateTime.utc()) {
  await db.from('idempotency_keys').where('expires_at', '<', sqlTime(db.connection(), now)).delete()
}
