import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** Plain queries do not convert: SQLite stores UTC text with whole seconds, PostgreSQL needs the offset. */
export function sqlTime(client: Pick<QueryClientContract, 'dialect'>, moment: DateTime) {
  return moment.toUTC().toFormat(client.dialect.dateTimeFormat)
}

/** Text on SQLite, a Date on PostgreSQL. */
export function readSqlTime(value: string | Date) {
  if (value instanceof Date) return DateTime.fromJSDate(value, { zone: 'utc' })
  return PLAIN.test(value)
    ? DateTime.fromMillis(Date.parse(`${value.replace(' ', 'T')}Z`), { zone: 'utc' })
    : DateTime.fromSQL(value, { zone: 'utc' })
}

/** As SQLite's are written: lists read one a row, and Luxon's parser made an eighth of what a list allocates (ADR 0137). */
const PLAIN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{3})?$/
