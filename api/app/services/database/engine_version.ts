import db from '@adonisjs/lucid/services/db'
import { engineOf, rowsOf } from '#services/database/dialect'

const QUESTIONS: Record<string, string> = {
  postgres: "select current_setting('server_version') as version",
  sqlite3: 'select sqlite_version() as version',
}

/** `17.2`; packagers' words behind it are left out. */
export async function engineVersion() {
  const result = await db.rawQuery(QUESTIONS[engineOf(db.connection())])
  const [{ version }] = rowsOf<{ version: string }>(result)
  return version.split(' ')[0]
}
