import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** Where Lucid writes down what has run. */
const TABLE = 'adonis_schema'

let ours: Promise<Set<string>> | null = null

/** How many migrations there are, those that have not run, and those of a newer version of the product. */
export async function migrationState() {
  const known = await ownMigrations()
  const run = await namesThatRan()
  const pending = countMissing(known, run)
  const unknown = countMissing(run, known)
  return { total: known.size + unknown, pending, unknown }
}

const countMissing = (names: Set<string>, there: Set<string>) =>
  [...names].filter((name) => !there.has(name)).length

/** None in a database that nothing has prepared yet. */
async function namesThatRan() {
  if (!(await db.connection().schema.hasTable(TABLE))) return new Set<string>()
  const rows: { name: string }[] = await db.from(TABLE).select('name')
  return new Set(rows.map(({ name }) => name))
}

/** Of the release that runs here, read at the first question: a deploy may take their folder away under a process, or put its own there. */
function ownMigrations() {
  ours ??= listed().catch((error: unknown) => {
    ours = null
    throw error
  })
  return ours
}

async function listed() {
  const list = await new MigrationRunner(db, app, { direction: 'up', dryRun: true }).getList()
  return new Set(list.filter(({ status }) => status !== 'corrupt').map(({ name }) => name))
}
