import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_SETTINGS } from '#domain/settings'
import UserSettings from '#models/user_settings'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'

/**
 * Locks a person's settings row, creating it if needed.
 * @param language of a new row: at their next sign-in its person reads in it
 */
export async function holdSettings(
  trx: TransactionClientContract,
  personId: number,
  language: string = DEFAULT_SETTINGS.language
) {
  const now = sqlTime(trx, DateTime.utc())
  const { sessionTimeout, timezone } = DEFAULT_SETTINGS
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
    .ignore()
  const settings = await holdRow(trx, UserSettings, personId)
  if (!settings) throw new Error(`The settings of person ${personId} are not there`)
  return settings
}
