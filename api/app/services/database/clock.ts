import db from '@adonisjs/lucid/services/db'
import { engineOf, rowsOf } from '#services/database/dialect'

/** The time of the database's machine, in ms; the embedded one has this machine's. */
export async function databaseClock() {
  if (engineOf(db.connection()) === 'sqlite3') return Date.now()
  const result = await db.rawQuery('select extract(epoch from clock_timestamp()) * 1000 as ms')
  const [{ ms }] = rowsOf<{ ms: string }>(result)
  return Number(ms)
}
