import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { queueRefund } from '#actions/payments/queue_refund'
import Payment from '#models/payment'

/** Runs in the transaction of the cancellation; settlePayment handles a concurrent payment. */
export async function oweRefund(
  trx: TransactionClientContract,
  bookingId: number,
  actor: { id: number } | null
) {
  const [owing] = await trx
    .from('bookings')
    .where({ id: bookingId, payment_status: 'paid' })
    .update({ payment_status: 'refunding' }, ['id'])
  if (!owing) return

  const paid = await Payment.query({ client: trx }).where({ bookingId, status: 'paid' })
  for (const payment of paid) {
    await payment.merge({ status: 'refundDue' }).save()
    await recordAudit(trx, {
      actor,
      action: 'payment.refundDue',
      subject: { type: 'payment', id: payment.id },
      message: { name: 'payment.refundDue', booking: bookingId, gateway: payment.gateway },
      before: { status: 'paid', bookingPaymentStatus: 'paid' },
      after: { status: 'refundDue', bookingPaymentStatus: 'refunding' },
    })
    trx.after('commit', () => queueRefund(payment.id))
  }
}
