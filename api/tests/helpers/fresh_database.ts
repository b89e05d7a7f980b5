import { rm } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'

/** A copy of SQLite's file as it was before the first test: migrated, with the places of Kenya and nobody in it. */
export const freshDatabase = `${env.get('SQLITE_PATH')}.fresh`

/** Makes the copy. PostgreSQL has no file. */
export async function keepFreshDatabase() {
  if (process.env.DATABASE_URL) return
  await rm(freshDatabase, { force: true })
  await db.rawQuery('vacuum into ?', [freshDatabase])
}
