import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { postPayment } from '#actions/ledger/post_payment'
import { requestRefund } from '#actions/payments/request_refund'
import { refundPart } from '#domain/refunds'
import Booking from '#models/booking'
import Payment from '#models/payment'

/**
 * Runs in the transaction of the cancellation; settlePayment handles a concurrent payment. Where nothing
 * goes back the stay stays paid. What a guest's bank has taken back already counts as given back.
 * @param refund minor units
 */
export async function oweRefund(
  trx: TransactionClientContract,
  bookingId: number,
  actor: { id: number } | null,
  refund: number
) {
  const booking = await Booking.findOrFail(bookingId, { client: trx })
  const paid = await Payment.query({ client: trx })
    .where({ bookingId, status: 'paid' })
    .preload('refunds')
  const owing = paid
    .map((payment) => ({ payment, owed: refundPart(payment, refund, booking.totalMinor) }))
    .filter(({ owed }) => owed > 0)
  const isOwed = paid.length === 0 ? refund > 0 : owing.length > 0
  const [isPaid] = await trx
    .from('bookings')
    .where({ id: bookingId, payment_status: 'paid' })
    .update({ payment_status: isOwed ? 'refunding' : 'paid', refund_minor: refund }, ['id'])
  if (!isPaid) return

  for (const { owed, payment } of owing) {
    const part: { refundMinor?: number } = {}
    if (owed < payment.amountMinor) part.refundMinor = owed
    await payment.merge({ status: 'refundDue' }).save()
    await requestRefund(trx, payment, {
      reason: 'cancellation',
      amountMinor: owed,
      priceMinor: refund,
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
