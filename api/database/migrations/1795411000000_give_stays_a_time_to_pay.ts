import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'
import bookingConfig from '#config/booking'
import paymentsConfig from '#config/payments'
import { addChecks, dropChecks } from '#database/checks'
import { momentOf } from '#domain/cancellation'
import { timeToPay } from '#domain/time_to_pay'

const CHECKS = {
  time_to_pay: "({pay_by} IS NULL AND {pay_reminder_at} IS NULL) OR {status} = 'confirmed'",
}

/** Until when a stay is to be paid online, and when its guest is reminded. Those agreed before have their time from now on. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.timestamp('pay_by').nullable()
      table.timestamp('pay_reminder_at').nullable()
    })
    this.schema.raw('CREATE INDEX bookings_pay_by ON bookings (pay_by) WHERE pay_by IS NOT NULL')
    this.schema.raw(
      'CREATE INDEX bookings_pay_reminder_at ON bookings (pay_reminder_at) WHERE pay_reminder_at IS NOT NULL'
    )
    addChecks(this, 'bookings', CHECKS)
    if (paymentsConfig.offered.length > 0) this.#giveTime()
  }

  async down() {
    dropChecks(this, 'bookings', Object.keys(CHECKS))
    this.schema.raw('DROP INDEX bookings_pay_reminder_at')
    this.schema.raw('DROP INDEX bookings_pay_by')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN pay_reminder_at')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN pay_by')
  }

  #giveTime() {
    this.defer(async (db) => {
      const agreed = Date.now()
      const hours = bookingConfig.paymentHours
      const sql = (moment: number) =>
        DateTime.fromMillis(moment, { zone: 'utc' }).toFormat(db.dialect.dateTimeFormat)
      const unpaid = await db
        .from('bookings')
        .where('status', 'confirmed')
        .whereIn('payment_status', ['unpaid', 'pending'])
        .select('id', 'check_in')
      for (const { id, check_in: checkIn } of unpaid) {
        const time = timeToPay({ agreed, arrival: momentOf(checkIn, null), hours })
        if (!time) continue
        await db
          .from('bookings')
          .where({ id })
          .update({ pay_by: sql(time.payBy), pay_reminder_at: sql(time.remindAt) })
      }
    })
  }
}
