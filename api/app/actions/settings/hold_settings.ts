import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_SETTINGS } from '#domain/settings'
import UserSettings from '#models/user_settings'
import { sqlTime } from '#services/database/sql_time'

/**
 * A person's stored settings, for a write: made from the defaults where there are none, and held until the
 * transaction ends, so that two changes at once do not undo each other.
 */
export async function holdSettings(trx: TransactionClientContract, personId: number) {
  const now = sqlTime(trx, DateTime.utc())
  const { sessionTimeout, language, timezone } = DEFAULT_SETTINGS
  await trx
    .insertQuery()
    .table('user_settings')
    .insert({
      user_id: personId,
      session_timeout: sessionTimeout,
      language,
      timezone,
      created_at: now,
      updated_at: now,
    })
    .onConflict('user_id')
    .merge({ updated_at: now })
  return UserSettings.findOrFail(personId, { client: trx })
}
