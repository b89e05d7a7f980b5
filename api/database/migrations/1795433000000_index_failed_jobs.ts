import { BaseSchema } from '@adonisjs/lucid/schema'

/** Those that were given up are listed, the last one first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `CREATE INDEX queue_jobs_failed_index ON queue_jobs (finished_at, id) WHERE status = 'failed'`
    )
  }

  async down() {
    this.schema.raw('DROP INDEX queue_jobs_failed_index')
  }
}
