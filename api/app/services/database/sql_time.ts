import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** Plain queries do not convert: SQLite stores UTC text with whole seconds, PostgreSQL needs the offset. */
export function sqlTime(client: Pick<QueryClientContract, 'dialect'>, moment: DateTime) {
  return moment.toUTC().toFormat(client.dialect.dateTimeFormat)
}

/** Text on SQLite, a Date on PostgreSQL. */
export function readSqlTime(value: string | Date) {
  return value instanceof Date
    ? DateTime.fromJSDate(value, { zone: 'utc' })
    : DateTime.fromSQL(value, { zone: 'utc' })
}
