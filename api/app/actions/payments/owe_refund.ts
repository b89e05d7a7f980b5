import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { postPayment } from '#actions/ledger/post_payment'
import { endDeposit } from '#actions/payments/end_deposit'
import { requestRefund } from '#actions/payments/request_refund'
import { refundsWithDeposit } from '#domain/refunds'
import Booking from '#models/booking'
import { standingPayments } from '#services/payments/standing_payments'

/**
 * Runs in the transaction of the cancellation; settlePayment handles a concurrent payment. Where nothing of its price
 * goes back the stay stays paid. Its deposit goes back as a whole (ADR 0090). What a guest's bank has taken back already counts as given back, and of several payments the newest goes
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
  const owing = refundsWithDeposit(paid, refund, booking.totalMinor)
  const isOwed = paid.length === 0 ? refund > 0 : owing.some(isOfStay)
  const [isPaid] = await trx
    .from('bookings')
    .where({ id: bookingId, payment_status: 'paid' })
    .update({ payment_status: isOwed ? 'refunding' : 'paid', refund_minor: refund }, ['id'])
  if (!isPaid) return

  for (const owed of owing) {
    const { amountMinor, depositMinor, payment, priceMinor } = owed
    const part: { refundMinor?: number } = {}
    if (amountMinor < payment.amountMinor) part.refundMinor = amountMinor
    if (isOfStay(owed)) await payment.merge({ status: 'refundDue' }).save()
    const reason = isOfStay(owed) ? 'cancellation' : 'depositReturned'
    await requestRefund(trx, payment, { reason, amountMinor, priceMinor, depositMinor })
    await postPayment(trx, payment, booking)
    await recordAudit(trx, {
      actor,
      action: 'payment.refundDue',
      subject: { type: 'payment', id: payment.id },
      message: { name: 'payment.refundDue', booking: bookingId, gateway: payment.gateway },
      before: { status: 'paid', bookingPaymentStatus: 'paid', currency: payment.currency },
      after: {
        status: payment.status,
        bookingPaymentStatus: isOwed ? 'refunding' : 'paid',
        ...part,
        currency: payment.currency,
      },
    })
  }
  await endDeposit(trx, bookingId)
}

const isOfStay = ({ amountMinor, depositMinor }: { amountMinor: number; depositMinor: number }) =>
  amountMinor > depositMinor
