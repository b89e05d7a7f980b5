import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { postPayment } from '#actions/ledger/post_payment'
import { requestRefund } from '#actions/payments/request_refund'
import { refundParts } from '#domain/refunds'
import Booking from '#models/booking'
import { standingPayments } from '#services/payments/standing_payments'

/**
 * Runs in the transaction of the cancellation; settlePayment handles a concurrent payment. Where nothing
 * goes back the stay stays paid. What a guest's bank has taken back already counts as given back, and of several payments the newest goes
 * back first (ADR 0089).
 * @param refund minor units
 */
export async function oweRefund(
  trx: TransactionClientContract,
  bookingId: number,
  actor: { id: number } | null,
  refund: number
) {
  const booking = await Booking.findOrFail(bookingId, { client: trx })
  const paid = await standingPayments(bookingId, trx)
  const owing = refundParts(paid, refund, booking.totalMinor)
  const isOwed = paid.length === 0 ? refund > 0 : owing.length > 0
  const [isPaid] = await trx
    .from('bookings')
    .where({ id: bookingId, payment_status: 'paid' })
    .update({ payment_status: isOwed ? 'refunding' : 'paid', refund_minor: refund }, ['id'])
  if (!isPaid) return

  for (const { amountMinor: owed, payment, priceMinor } of owing) {
    const part: { refundMinor?: number } = {}
    if (owed < payment.amountMinor) part.refundMinor = owed
    await payment.merge({ status: 'refundDue' }).save()
    await requestRefund(trx, payment, {
      reason: 'cancellation',
      amountMinor: owed,
      priceMinor,
    })
    await postPayment(trx, payment, booking)
    await recordAudit(trx, {
      actor,
      action: 'payment.refundDue',
      subject: { type: 'payment', id: payment.id },
      message: { name: 'payment.refundDue', booking: bookingId, gateway: payment.gateway },
      before: { status: 'paid', bookingPaymentStatus: 'paid' },
      after: { status: 'refundDue', bookingPaymentStatus: 'refunding', ...part },
    })
  }
}
