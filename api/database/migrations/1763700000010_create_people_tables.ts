import { BaseSchema } from '@adonisjs/lucid/schema'

/** People, their sessions, codes and settings (specification §3 User; contract: session, OTP, reset). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.string('first_name', 50).notNullable()
      table.string('last_name', 50).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.string('role', 10).notNullable().index()
      table.string('phone', 20).nullable()
      table.string('date_of_birth', 10).nullable()
      table.string('bio', 500).nullable()
      table.string('avatar').nullable()
      table.string('street').nullable()
      table.string('city').nullable()
      table.string('state').nullable()
      table.string('country').nullable()
      table.string('zip_code', 12).nullable()
      table.boolean('is_active').notNullable().defaultTo(true)
      table.boolean('email_verified').notNullable().defaultTo(false)
      table.boolean('phone_verified').notNullable().defaultTo(false)
      table.timestamp('last_login_at').nullable()
      table.timestamp('deleted_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })

    this.schema.createTable('auth_access_tokens', (table) => {
      table.increments('id')
      table
        .integer('tokenable_id')
        .notNullable()
        .unsigned()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .index()
      table.string('type').notNullable()
      table.string('name').nullable()
      table.string('hash').notNullable()
      table.text('abilities').notNullable()
      table.string('user_agent', 255).nullable()
      table.string('ip_address', 45).nullable()
      table.timestamp('created_at')
      table.timestamp('updated_at')
      table.timestamp('last_used_at').nullable()
      table.timestamp('expires_at').nullable()
    })

    this.schema.createTable('verification_codes', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .index()
      table.string('code_hash', 64).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.timestamp('expires_at').notNullable()
      table.timestamp('consumed_at').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('password_resets', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .index()
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('expires_at').notNullable()
      table.timestamp('consumed_at').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('user_settings', (table) => {
      table.integer('user_id').primary().references('id').inTable('users').onDelete('CASCADE')
      table.boolean('notify_email').notNullable().defaultTo(true)
      table.boolean('notify_push').notNullable().defaultTo(true)
      table.boolean('notify_sms').notNullable().defaultTo(false)
      table.boolean('notify_marketing').notNullable().defaultTo(false)
      table.boolean('public_profile').notNullable().defaultTo(true)
      table.boolean('show_email').notNullable().defaultTo(false)
      table.boolean('show_phone').notNullable().defaultTo(false)
      table.boolean('allow_messages').notNullable().defaultTo(true)
      table.boolean('two_factor_enabled').notNullable().defaultTo(false)
      table.string('two_factor_secret').nullable()
      table.boolean('login_alerts').notNullable().defaultTo(true)
      table.string('session_timeout', 8).notNullable().defaultTo('24h')
      table.string('language', 5).notNullable().defaultTo('en')
      table.string('timezone', 40).notNullable().defaultTo('Africa/Nairobi')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('user_settings')
    this.schema.dropTable('password_resets')
    this.schema.dropTable('verification_codes')
    this.schema.dropTable('auth_access_tokens')
    this.schema.dropTable('users')
  }
}
