import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks } from '#database/checks'

/** Who may do part of a host's work at one property, or is asked to (ADR 0073). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('property_helpers', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('id').inTable('properties')
      /** Where the invitation went: who signs in with it may accept. */
      table.string('email', 254).notNullable().index()
      table.integer('user_id').nullable().references('id').inTable('users').index()
      table.boolean('calendar').notNullable()
      table.boolean('arrivals').notNullable()
      table.integer('invited_by').notNullable().references('id').inTable('users')
      /** Of the invitation; none once it is accepted. */
      table.timestamp('expires_at').nullable().index()
      table.timestamp('accepted_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.unique(['property_id', 'email'])
      table.unique(['property_id', 'user_id'])
    })
    addChecks(this, 'property_helpers', {
      ability: '{calendar} OR {arrivals}',
      accepted: '({user_id} IS NULL) = ({accepted_at} IS NULL)',
      expiry: '({expires_at} IS NULL) = ({accepted_at} IS NOT NULL)',
    })
  }

  async down() {
    this.schema.dropTable('property_helpers')
  }
}
