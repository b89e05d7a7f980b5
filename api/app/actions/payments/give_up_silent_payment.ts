import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { settlePayment } from '#actions/payments/settle_payment'
import { RESEND_SECONDS } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import payments from '#services/payments/main'

/**
 * Gives up an attempt whose payer has not answered for a minute, so that another can start. Money it
 * brings later is sent back. One that is said to be paid is not given up.
 * @throws what the gateway throws
 */
export async function giveUpSilentPayment(booking: { id: number }, guest: User) {
  const askedBefore = DateTime.utc().minus({ seconds: RESEND_SECONDS })
  const payment = await Payment.query()
    .where({ bookingId: booking.id, status: 'pending' })
    .where('created_at', '<=', sqlTime(db.connection(), askedBefore))
    .whereNull('told_paid_at')
    .first()
  if (!payment) return

  const gateway = await payments.use(payment.gateway)
  const said = await gateway.confirm(payment)
  await settlePayment(payment, said.status === 'pending' ? { status: 'expired' } : said, guest)
}
