import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { holdPayment } from '#actions/payments/hold_payment'
import { queueRefund } from '#actions/payments/queue_refund'
import type { AuditAction } from '#domain/audit'
import type { AuditMessageName } from '#domain/audit_messages'
import {
  afterSettlement,
  isNews,
  type PaymentStatus,
  type Settlement,
} from '#domain/payment_lifecycle'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import { writeTransaction } from '#services/database/write_transaction'

/** `expired` is set here after the wait, never by a gateway. */
export type Ending = Settlement | { status: 'expired' }

/** Stores a gateway's result; idempotent. @param actor null for a job or a callback */
export function settlePayment(
  attempt: { id: number; bookingId: number },
  ending: Ending,
  actor: { id: number } | null
): Promise<Payment> {
  return writeTransaction((trx) => settle(trx, attempt, ending, actor))
}

async function settle(
  trx: TransactionClientContract,
  attempt: { id: number; bookingId: number },
  ending: Ending,
  actor: { id: number } | null
) {
  const { booking, payment } = await holdPayment(trx, attempt)
  const from = payment.status
  if (!isNews(from, ending.status)) {
    logger.warn(
      { payment: payment.id, status: from, said: ending },
      'a payment’s result was ignored'
    )
    return payment
  }

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
  if (payment.status === 'paid') await notifyOf(trx, 'paid', booking.id)
  return payment
}

function factsOf({ outcome, status }: Payment, { paymentStatus }: Booking) {
  return { status, outcome, bookingPaymentStatus: paymentStatus }
}

const AUDITED: Partial<
  Record<PaymentStatus, Extract<AuditAction & AuditMessageName, `payment.${string}`>>
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
    message: { name: action, booking: bookingId, gateway },
    before: change.before,
    after: change.after,
  })
}
