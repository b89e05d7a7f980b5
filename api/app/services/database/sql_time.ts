import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/**
 * A moment as this engine compares and stores it: models convert by themselves, plain queries do not.
 * SQLite keeps text without a zone (UTC, whole seconds), PostgreSQL wants the offset.
 */
export function sqlTime(client: Pick<QueryClientContract, 'dialect'>, moment: DateTime) {
  return moment.toUTC().toFormat(client.dialect.dateTimeFormat)
}

/** A moment as a plain query returns it: text on SQLite, a Date on PostgreSQL. */
export function readSqlTime(value: string | Date) {
  return value instanceof Date
    ? DateTime.fromJSDate(value, { zone: 'utc' })
    : DateTime.fromSQL(value, { zone: 'utc' })
}
