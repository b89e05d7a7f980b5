import { BaseSchema } from '@adonisjs/lucid/schema'

/** The product's own reasons of before, in the one language they were stored in. */
const REASONS = {
  expired: 'The host did not answer within 24 hours',
  withdrawn: 'This property is no longer offered',
  guestLeft: 'The guest has left Makao',
}

/**
 * When a guest left before check-out, why the product itself cancelled, and whether those on a review's
 * pictures agree to being shown (null: not asked).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.string('departed_on', 10).nullable()
      table.string('cancellation_cause', 20).nullable()
    })
    this.schema.alterTable('reviews', (table) => {
      table.boolean('photo_consent').nullable()
    })
    this.defer(async (db) => {
      for (const [cause, text] of Object.entries(REASONS)) {
        await db
          .from('bookings')
          .where('cancellation_reason', text)
          .update({ cancellation_cause: cause, cancellation_reason: null })
      }
    })
  }

  async down() {
    this.defer(async (db) => {
      for (const [cause, text] of Object.entries(REASONS)) {
        await db
          .from('bookings')
          .where('cancellation_cause', cause)
          .update({ cancellation_reason: text })
      }
      await db.rawQuery('ALTER TABLE reviews DROP COLUMN photo_consent')
      await db.rawQuery('ALTER TABLE bookings DROP COLUMN cancellation_cause')
      await db.rawQuery('ALTER TABLE bookings DROP COLUMN departed_on')
    })
  }
}
