/* Refuses in production to prepare a database that a start would refuse, before it is migrated (commands/prepare.ts). */
import db from '@adonisjs/lucid/services/db'
import { installation, isReal } from '#config/installation'
import { unsafeDatabase } from '#services/production_guard'
import { refuseStart } from '#start/refuse_start'

if (isReal) {
  const found = unsafeDatabase(installation.settings)
  if (found.length > 0) refuseStart(found)
  if (await db.connection().schema.hasTable('users')) await import('#start/demo_guard')
}
