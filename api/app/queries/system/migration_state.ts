import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** How many migrations there are, those that have not run, and those of a newer version of the product. */
export async function migrationState() {
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const list = await runner.getList()
  const having = (wanted: string) => list.filter(({ status }) => status === wanted).length
  return { total: list.length, pending: having('pending'), unknown: having('corrupt') }
}
