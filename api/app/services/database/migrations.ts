import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

const FOLDER = 'database/migrations'

/** As the table of migrations names it: `database/migrations/1795…_…`. */
export async function newestMigration() {
  const files = await readdir(app.makePath(FOLDER))
  const names = files.filter((file) => /^\d+_.*\.[jt]s$/.test(file)).toSorted()
  return `${FOLDER}/${names.at(-1)?.replace(/\.[jt]s$/, '')}`
}
