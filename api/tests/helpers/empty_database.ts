import db from '@adonisjs/lucid/services/db'
import { syncPlaces } from '#actions/places/sync_places'

/** Written by the framework, not by people. */
const KEPT = ['adonis_schema', 'adonis_schema_versions']

/**
 * Empties every table and brings the places of Kenya back. For tests that look at all there is, or whose
 * concurrent writes cannot be wrapped in a transaction: others before them may have left rows of theirs.
 */
export async function emptyDatabase() {
  const connection = db.connection()
  const all = await connection.getAllTables(['public'])
  const tables = all.filter((table) => !KEPT.includes(table))
  if (connection.dialect.name === 'postgres') {
    await connection.rawQuery(`truncate ${tables.join(', ')} restart identity cascade`)
  } else {
    await connection.rawQuery('pragma foreign_keys = off')
    for (const table of tables) await connection.from(table).delete()
    await connection.rawQuery('pragma foreign_keys = on')
  }
  await syncPlaces()
}
