import type { BaseSchema } from '@adonisjs/lucid/schema'

const EVENTS = ['UPDATE', 'DELETE'] as const

/** Makes the database refuse to change or delete rows of a table. PostgreSQL's function is made with the first. */
export function keepRows(migration: BaseSchema, table: string) {
  if (migration.db.dialect.name === 'postgres') {
    migration.schema
      .raw(`CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'rows of % are kept as they were written', TG_TABLE_NAME; END $$`)
    migration.schema.raw(`CREATE TRIGGER ${table}_kept BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`)
    return
  }
  for (const event of EVENTS) {
    migration.schema
      .raw(`CREATE TRIGGER ${table}_kept_on_${event.toLowerCase()} BEFORE ${event} ON ${table}
      BEGIN SELECT RAISE(ABORT, 'rows of ${table} are kept as they were written'); END`)
  }
}
