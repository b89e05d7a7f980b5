import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyBookingPaid } from '#actions/bookings/notify'
import { holdPayment } from '#actions/payments/hold_payment'
import { queueRefund } from '#actions/payments/queue_refund'
import type { AuditAction } from '#domain/audit'
import type { AuditTellingName } from '#domain/audit_tellings'
import { afterSettlement, type PaymentStatus, type Settlement } from '#domain/payment_lifecycle'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import { writeTransaction } from '#services/database/write_transaction'

/** What became of an attempt; `expired` is our own word for having waited long enough. */
export type Ending = Settlement | { status: 'expired' }

/**
 * Writes down what a gateway says of an attempt, and what that means for its booking, whoever heard it first:
 * the guest who confirms, a callback, the clock. Hearing it again changes nothing.
 *
 * @param actor null when the clock or the gateway acts
 * @returns the attempt as it is then
 */
export async function settlePayment(
  attempt: { id: number; bookingId: number },
  ending: Ending,
  actor: { id: number } | null
): Promise<Payment> {
  const { payment, from } = await writeTransaction((trx) => settle(trx, attempt, ending, actor))
  if (from !== payment.status && payment.status === 'paid') {
    await notifyBookingPaid(payment.bookingId)
  }
  return payment
}

async function settle(
  trx: TransactionClientContract,
  attempt: { id: number; bookingId: number },
  ending: Ending,
  actor: { id: number } | null
) {
  const { booking, payment } = await holdPayment(trx, attempt)
  const from = payment.status
  if (!payment.isOpen) return { payment, from }

  const next = afterSettlement(from, booking, ending.status)
  const before = factsOf(payment, booking)
  payment.status = next.payment
  if (ending.status === 'failed') payment.outcome = ending.outcome
  if (ending.status === 'paid') payment.merge({ outcome: null, receipt: ending.receipt })
  await payment.save()
  if (booking.paymentStatus !== next.booking) {
    await booking.merge({ paymentStatus: next.booking }).save()
  }
  await writeAudit(trx, payment, actor, { from, before, after: factsOf(payment, booking) })
  if (payment.status === 'refundDue') trx.after('commit', () => queueRefund(payment.id))
  return { payment, from }
}

function factsOf({ outcome, status }: Payment, { paymentStatus }: Booking) {
  return { status, outcome, bookingPaymentStatus: paymentStatus }
}

const AUDITED: Partial<
  Record<PaymentStatus, Extract<AuditAction & AuditTellingName, `payment.${string}`>>
> = {
  paid: 'payment.paid',
  failed: 'payment.failed',
  expired: 'payment.expired',
  refundDue: 'payment.refundDue',
}

async function writeAudit(
  trx: TransactionClientContract,
  { bookingId, gateway, id, status }: Payment,
  actor: { id: number } | null,
  change: {
    from: PaymentStatus
    before: ReturnType<typeof factsOf>
    after: ReturnType<typeof factsOf>
  }
) {
  const action = AUDITED[status]
  if (!action || status === change.from) return
  await recordAudit(trx, {
    actor,
    action,
    subject: { type: 'payment', id },
    telling: { name: action, booking: bookingId, gateway },
    before: change.before,
    after: change.after,
  })
}
