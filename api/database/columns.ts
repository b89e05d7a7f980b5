import { column } from '@adonisjs/lucid/orm'
import type { DateTimeColumnDecorator, LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import { editTimeAfter, sqlEditTime } from '#services/database/edit_time'
import { readSqlTime } from '#services/database/sql_time'

/** SQLite answers 0 and 1 where PostgreSQL answers false and true; models only ever see booleans. */
export function booleanColumn() {
  return column({
    consume: (value: unknown) => (value === null ? null : Boolean(value)),
    prepare: (value: unknown) => (value === null || value === undefined ? value : Boolean(value)),
  })
}

/** JSON kept as text on both engines, parsed once on the way in. */
export function jsonColumn() {
  return column({
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
    prepare: (value: unknown) =>
      value === null || value === undefined ? value : JSON.stringify(value),
  })
}

/** Lucid's own, but that SQLite's text is read without Luxon's parser, which takes over three times as long (ADR 0137). */
export const momentColumn: DateTimeColumnDecorator = (options) =>
  column.dateTime({
    consume: (value: string | Date | null) => value && readSqlTime(value),
    ...options,
  })

type Edited = LucidRow & { updatedAt?: DateTime | null }

/** No form shows them, so their change is no edit. */
const UNSEEN = ['lastLoginAt', 'password', 'twoFactorSecret', 'twoFactorStep']

/**
 * When a row was last edited, as a precondition names it (ADR 0028): in milliseconds on both engines, and later with
 * each edit.
 */
export function editTimeColumn() {
  return (row: Edited, property: 'updatedAt') => {
    const prepare = (moment: DateTime | null, _: string, edited: LucidRow) =>
      moment &&
      sqlEditTime((edited.constructor as LucidModel).query(edited.$options).client, moment)
    momentColumn({ autoCreate: true, prepare })(row, property)

    const model = row.constructor as LucidModel
    model.before('update', (edited: Edited) => {
      const isEdit = Object.keys(edited.$dirty).some((name) => !UNSEEN.includes(name))
      if (isEdit) edited.updatedAt = editTimeAfter(edited.$original.updatedAt as DateTime | null)
    })
  }
}
