import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyBookingRefunded } from '#actions/bookings/notify'
import { holdPayment } from '#actions/payments/hold_payment'
import Payment from '#models/payment'
import { writeTransaction } from '#services/database/write_transaction'
import { gatewayNamed } from '#services/payments/registry'

/**
 * Sends a payment's money back through the gateway it came by, and writes it down. A gateway pays an attempt
 * back once, however often it is asked: so a crash between the two is harmless. One that is not due is left
 * alone.
 * @throws what the gateway throws: then it has not gone back yet
 */
export async function refundPayment(id: number) {
  const payment = await Payment.findOrFail(id)
  if (payment.status !== 'refundDue') return

  const receipt = await gatewayNamed(payment.gateway).refund(payment)
  const stayCancelled = await writeTransaction((trx) => noteRefund(trx, payment, receipt))
  if (stayCancelled) await notifyBookingRefunded(payment.bookingId)
}

/** @returns whether this was the booking's money, and not a second payment by mistake */
async function noteRefund(trx: TransactionClientContract, attempt: Payment, receipt: string) {
  const { booking, payment } = await holdPayment(trx, attempt)
  if (payment.status !== 'refundDue') return false

  const before = { status: payment.status, bookingPaymentStatus: booking.paymentStatus }
  await payment.merge({ status: 'refunded', refundReceipt: receipt }).save()
  const owed = await Payment.query({ client: trx })
    .where({ bookingId: booking.id, status: 'refundDue' })
    .first()
  const isDone = booking.paymentStatus === 'refunding' && !owed
  if (isDone) await booking.merge({ paymentStatus: 'refunded' }).save()
  await recordAudit(trx, {
    actor: null,
    action: 'payment.refunded',
    subject: { type: 'payment', id: payment.id },
    telling: { name: 'payment.refunded', booking: booking.id, gateway: payment.gateway },
    before,
    after: { status: payment.status, bookingPaymentStatus: booking.paymentStatus },
  })
  return isDone
}
