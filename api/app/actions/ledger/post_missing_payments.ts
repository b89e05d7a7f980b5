import db from '@adonisjs/lucid/services/db'
import { postPayment } from '#actions/ledger/post_payment'
import { holdPayment } from '#actions/payments/hold_payment'
import { takeUpRefunds } from '#actions/payments/take_up_refunds'
import { writeTransaction } from '#services/database/write_transaction'

const AT_ONCE = 500

/**
 * Posts payments from before there were books, and gives those that went back without one their refund (ADR 0084). Safe to repeat and beside others that do.
 * @returns how many were posted
 */
export async function postMissingPayments() {
  await takeUpRefunds()
  let posted = 0
  for (;;) {
    const missing: { id: number; bookingId: number }[] = await db
      .from('payments')
      .whereIn('status', ['paid', 'refundDue', 'refunded'])
      .whereNotExists((books) => {
        books
          .from('ledger_transactions')
          .whereColumn('ledger_transactions.payment_id', 'payments.id')
          .select('id')
      })
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'booking_id as bookingId')
    for (const attempt of missing) {
      await writeTransaction(async (trx) => {
        const { booking, payment } = await holdPayment(trx, attempt)
        await postPayment(trx, payment, booking)
      })
    }
    posted += missing.length
    if (missing.length < AT_ONCE) return posted
  }
}
