import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Group } from '@japa/runner/core'
import { syncPlaces } from '#actions/places/sync_places'

/** Written by the framework, not by people. */
const KEPT = /^adonis_schema(_versions)?$/

/** Brought by the product, and so moved with its rows. */
const PLACES = 'places'

/** Numbers begin anew, but where they go on as a move has set them. */
const NUMBERS = process.env.TEST_MOVED ? 'continue identity' : 'restart identity'

/** In bytes: rows that are gone take time to pass over until their table is tidied. */
const GROWN = 1_000_000

/** Kept by triggers of the tables they index. */
const INDEXES = /_words(_config|_data|_docsize|_idx)?$/

/**
 * Empties every table and brings the places of Kenya back. For tests that look at all there is, or whose
 * concurrent writes cannot be wrapped in a transaction: others before them may have left rows of theirs.
 */
export async function emptyDatabase() {
  const connection = db.connection()
  const all = await connection.getAllTables(['public'])
  const tables = all.filter((table) => !KEPT.test(table) && !INDEXES.test(table))
  if (connection.dialect.name === 'postgres') {
    await takeRowsAway(connection, tables)
  } else {
    await connection.rawQuery('pragma foreign_keys = off')
    const kept = await liftKept(connection)
    for (const table of tables) await connection.from(table).delete()
    for (const { sql } of kept) await connection.rawQuery(sql)
    await connection.rawQuery('pragma foreign_keys = on')
    await forgetFigures(connection)
  }
  await syncPlaces()
}

/**
 * As `truncate` does, which waits for the disk at each table and index, for two seconds on a slow one: here only a table that has
 * grown is truncated, and of the others the rows go. That takes somebody who may pass over foreign keys and triggers.
 */
async function takeRowsAway(connection: QueryClientContract, tables: string[]) {
  const { rows } = await connection.rawQuery("select current_setting('is_superuser') as mighty")
  if (rows[0].mighty !== 'on' || process.env.TEST_MOVED) return truncate(connection, tables)
  await connection.rawQuery(`do $$
    declare
      one text;
      grown text[] := '{}';
    begin
      set local session_replication_role = replica;
      foreach one in array string_to_array('${tables.join(',')}', ',') loop
        if pg_table_size(one::regclass) > ${GROWN} then
          grown := grown || one;
        else
          execute 'delete from ' || one;
        end if;
      end loop;
      if cardinality(grown) > 0 then
        execute 'truncate ' || array_to_string(grown, ', ') || ' cascade';
      end if;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences
        where schemaname = 'public' and last_value is not null and sequencename not like 'adonis%';
    end $$`)
}

const truncate = (connection: QueryClientContract, tables: string[]) =>
  connection.rawQuery(`truncate ${tables.join(', ')} ${NUMBERS} cascade`)

/** Leaves PostgreSQL's tables, numbers, triggers and places as they are, and nobody in them. */
export async function takePeopleAway() {
  const connection = db.connection()
  const all = await connection.getAllTables(['public'])
  const tables = all.filter((table) => !KEPT.test(table) && table !== PLACES)
  await truncate(connection, tables)
}

/** Those of the planner, which a connection that is opened anew counts: of so few rows it reads every table whole. */
async function forgetFigures(connection: QueryClientContract) {
  if (!(await connection.from('sqlite_master').where('name', 'sqlite_stat1').first())) return
  await connection.from('sqlite_stat1').delete()
  await connection.rawQuery('analyze sqlite_schema')
}

/** Takes away the triggers of tables whose rows nobody deletes (database/append_only.ts). */
async function liftKept(connection: QueryClientContract) {
  const kept: { name: string; sql: string }[] = await connection
    .from('sqlite_master')
    .where('type', 'trigger')
    .whereRaw("instr(name, '_kept_on_') > 0")
    .select('name', 'sql')
  for (const { name } of kept) await connection.rawQuery(`drop trigger ${name}`)
  return kept
}

/** Clears away what a group before has left that no transaction was around, so that groups may run in any order. */
export async function emptyIfPeopled() {
  if (await db.from('users').select('id').first()) await emptyDatabase()
}

/** For tests of what several connections do to each other: no transaction can be around one. */
export function inEmptyDatabase(group: Group) {
  group.teardown(() => emptyDatabase())
  group.each.setup(() => emptyDatabase())
}
