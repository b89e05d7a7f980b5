import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/** What keeps the house running: who did what, queued work, request limits. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_events', (table) => {
      table.increments('id')
      table.integer('actor_id').nullable().references('id').inTable('users').index()
      table.string('action', 60).notNullable().index()
      table.string('subject_type', 30).notNullable()
      table.integer('subject_id').notNullable()
      table.string('summary', 200).notNullable()
      table.text('before').nullable()
      table.text('after').nullable()
      table.string('request_id', 64).nullable()
      table.timestamp('created_at').notNullable()
      table.index(['subject_type', 'subject_id'])
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned().nullable()
    })

    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }

  async down() {
    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.dropSchedulesTable()
      await queue.dropJobsTable()
    })
    this.schema.dropTable('rate_limits')
    this.schema.dropTable('audit_events')
  }
}
