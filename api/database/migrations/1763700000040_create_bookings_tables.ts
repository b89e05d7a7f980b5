import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Bookings with the quote they were made at, the nights they hold, and payments. The primary key of
 * booking_nights is what makes it impossible to sell a night twice (architecture, invariant 1).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bookings', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('id').inTable('properties').index()
      table.integer('host_id').notNullable().references('id').inTable('users')
      table.integer('guest_id').notNullable().references('id').inTable('users')
      table.string('status', 12).notNullable()
      table.string('payment_status', 12).notNullable().defaultTo('unpaid')
      table.string('check_in', 10).notNullable()
      table.string('check_out', 10).notNullable()
      table.integer('nights').notNullable()
      table.integer('adults').notNullable()
      table.integer('children').notNullable().defaultTo(0)
      table.string('currency', 3).notNullable()
      table.bigInteger('price_per_night_minor').notNullable()
      table.bigInteger('base_minor').notNullable()
      table.bigInteger('service_fee_minor').notNullable()
      table.bigInteger('tax_minor').notNullable()
      table.bigInteger('service_fee_tax_minor').notNullable()
      table.bigInteger('total_minor').notNullable()
      table.bigInteger('total_kes_minor').notNullable()
      table.integer('service_fee_bp').notNullable()
      table.integer('tax_bp').notNullable()
      table.integer('kes_rate').notNullable()
      table.string('special_requests', 500).nullable()
      table.string('host_notes', 1000).nullable()
      table.string('cancellation_reason', 500).nullable()
      table.timestamp('expires_at').nullable()
      for (const step of ['approved', 'checked_in', 'checked_out', 'cancelled']) {
        table.timestamp(`${step}_at`).nullable()
        table.integer(`${step}_by`).nullable().references('id').inTable('users')
      }
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.index(['guest_id', 'status', 'id'])
      table.index(['host_id', 'status', 'id'])
      table.index(['status', 'expires_at'])
    })

    if (this.db.dialect.name === 'postgres') {
      this.schema.createTable('booking_nights', (table) => {
        table.integer('property_id').notNullable().references('id').inTable('properties')
        table.integer('night').notNullable()
        table.integer('booking_id').nullable().references('id').inTable('bookings')
        table.primary(['property_id', 'night'])
        table.index(['night', 'property_id'])
        table.index(['booking_id'])
      })
    } else {
      this.schema.raw(`CREATE TABLE booking_nights (
        property_id integer NOT NULL REFERENCES properties (id),
        night integer NOT NULL,
        booking_id integer NULL REFERENCES bookings (id),
        PRIMARY KEY (property_id, night)
      ) WITHOUT ROWID`)
      this.schema.raw(
        'CREATE INDEX booking_nights_night_property_id_index ON booking_nights (night, property_id)'
      )
      this.schema.raw('CREATE INDEX booking_nights_booking_id_index ON booking_nights (booking_id)')
    }

    this.schema.createTable('payments', (table) => {
      table.increments('id')
      table.integer('booking_id').notNullable().references('id').inTable('bookings').index()
      table.string('gateway', 20).notNullable()
      table.string('intent_id', 80).notNullable().unique()
      table.bigInteger('amount_minor').notNullable()
      table.string('currency', 3).notNullable()
      table.string('status', 16).notNullable()
      table.string('outcome', 40).nullable()
      table.string('gateway_reference', 120).nullable().index()
      table.string('receipt', 60).nullable()
      table.string('refund_receipt', 60).nullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.index(['status', 'id'])
    })

    this.schema.createTable('idempotency_keys', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE')
      table.string('key', 120).notNullable()
      table.string('request_hash', 64).notNullable()
      table.integer('status_code').nullable()
      table.text('body').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('expires_at').notNullable().index()
      table.unique(['user_id', 'key'])
    })
  }

  async down() {
    for (const table of ['idempotency_keys', 'payments', 'booking_nights', 'bookings']) {
      this.schema.dropTable(table)
    }
  }
}
