import { column } from '@adonisjs/lucid/orm'

/** SQLite answers 0 and 1 where PostgreSQL answers false and true; models only ever see booleans. */
export function booleanColumn() {
  return column({
    consume: (value: unknown) => (value === null ? null : Boolean(value)),
    prepare: (value: unknown) => (value === undefined ? undefined : Boolean(value)),
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
