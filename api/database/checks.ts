import type { BaseSchema } from '@adonisjs/lucid/schema'

/** By name: a condition in SQL of both engines, with columns as `{column}`. */
export type Checks = Record<string, string>

const COLUMN = /\{(\w+)\}/g

const EVENTS = ['INSERT', 'UPDATE'] as const

/**
 * Makes the database refuse rows that break a condition. SQLite would have to rebuild a table, and all that refers
 * to it, for a CHECK: triggers do the same there (ADR 0038). A rebuilt table loses its triggers.
 */
export function addChecks(migration: BaseSchema, table: string, checks: Checks) {
  for (const [name, condition] of Object.entries(checks)) {
    if (isPostgres(migration)) {
      migration.schema.raw(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${name}_check CHECK (${condition.replace(COLUMN, '$1')})`
      )
      continue
    }
    const columns = [...new Set([...condition.matchAll(COLUMN)].map(([, column]) => column))]
    for (const event of EVENTS) {
      const when = event === 'UPDATE' ? `UPDATE OF ${columns.join(', ')}` : event
      migration.schema.raw(
        `CREATE TRIGGER ${triggerOf(table, name, event)} BEFORE ${when} ON ${table}
         WHEN NOT (${condition.replace(COLUMN, 'NEW.$1')})
         BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: ${table}_${name}_check'); END`
      )
    }
  }
}

export function dropChecks(migration: BaseSchema, table: string, names: string[]) {
  for (const name of names) {
    if (isPostgres(migration)) {
      migration.schema.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_${name}_check`)
      continue
    }
    for (const event of EVENTS) {
      migration.schema.raw(`DROP TRIGGER ${triggerOf(table, name, event)}`)
    }
  }
}

const isPostgres = ({ db }: BaseSchema) => db.dialect.name === 'postgres'

const triggerOf = (table: string, name: string, event: string) =>
  `${table}_${name}_on_${event.toLowerCase()}`
