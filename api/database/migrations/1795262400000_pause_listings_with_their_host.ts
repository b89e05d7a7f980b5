import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Listings that are inactive only because their host's account is: they come back with it (ADR 0017). Those of hosts
 * who are deactivated today begin so. Plain SQL, as rebuilding the table would take its indexes along on SQLite.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE properties ADD COLUMN paused_with_host boolean NOT NULL DEFAULT false'
    )
    this.defer(async (db) => {
      const hosts = db.from('users').where('is_active', false).whereNull('deleted_at').select('id')
      await db
        .from('properties')
        .where('is_active', true)
        .whereIn('host_id', hosts)
        .update({ is_active: false, paused_with_host: true })
      const paused = db.from('properties').where('paused_with_host', true).select('id')
      await db.from('property_search').whereIn('property_id', paused).delete()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE properties DROP COLUMN paused_with_host')
  }
}
