import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { postPayment } from '#actions/ledger/post_payment'
import { mendMessages } from '#actions/discrepancies/mend_differences'
import { bookLoss } from '#actions/payments/book_loss'
import { holdPayment } from '#actions/payments/hold_payment'
import { moveForDifference } from '#actions/payments/move_for_difference'
import { requestRefund } from '#actions/payments/request_refund'
import { tellOfLosses } from '#actions/payments/tell_of_losses'
import type { AuditAction } from '#domain/audit'
import type { AuditMessageName } from '#domain/audit_messages'
import {
  afterDifference,
  afterSettlement,
  isNews,
  type Money,
  type PaymentStatus,
  type Settlement,
} from '#domain/payment_lifecycle'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { isForFormerPrice } from '#services/payments/former_price'

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

  if (ending.status === 'paid' && (await isOtherAmount(trx, payment, ending.amount))) {
    logger.error({ payment: payment.id }, 'another amount was paid than asked for')
    return payment
  }

  const next = await nextOf(trx, payment, booking, ending.status)
  const before = factsOf(payment, booking)
  payment.status = next.payment
  /* What is not for the stay goes back as a whole. */
  if (next.payment === 'refundDue') payment.depositMinor = 0
  if (ending.status === 'failed') payment.outcome = ending.outcome
  if (ending.status === 'paid') payment.merge({ outcome: null, toldPaidAt: null })
  /* Before its messages are looked at: who doubts one waits for this, and finds it paid. */
  await payment.save()
  if (ending.status === 'paid') {
    await endDoubts(trx, payment)
    await payment.merge({ receipt: ending.receipt ?? (await receiptHeard(trx, payment)) }).save()
  }
  if (booking.paymentStatus !== next.booking) {
    const time = next.booking === 'paid' ? { payBy: null, payReminderAt: null } : {}
    await booking.merge({ paymentStatus: next.booking, ...time }).save()
  }
  if (payment.status === 'refundDue') {
    const { amountMinor } = payment
    await requestRefund(trx, payment, { reason: 'lateMoney', amountMinor, priceMinor: 0 })
  }
  if (payment.status === 'paid') await holdDeposit(booking, payment)
  const isMove = payment.status === 'paid' && payment.dateChangeId !== null
  if (isMove) await moveForDifference(trx, booking, payment, actor)
  await postPayment(trx, payment, booking)
  await writeAudit(trx, payment, actor, { from, before, after: factsOf(payment, booking) })
  if (payment.status === 'paid' && !isMove) await notifyOf(trx, 'paid', booking.id)
  /* A guest's bank may have spoken first. */
  const loss = ending.status === 'paid' && (await bookLoss(trx, payment, null))
  if (loss) trx.after('commit', () => tellOfLosses([loss]))
  return payment
}

/** Until after the stay (ADR 0090). */
async function holdDeposit(booking: Booking, { depositMinor }: Payment) {
  if (depositMinor === 0) return
  await booking.merge({ depositState: 'held', depositSettlesAt: booking.depositReturnsAt }).save()
}

/** With the dates that the payment is for, where it is for others. */
async function nextOf(
  trx: TransactionClientContract,
  payment: Payment,
  booking: Booking,
  said: Ending['status']
) {
  if (payment.dateChangeId !== null) {
    await booking.load('dateChange')
    const isDue = booking.dueDates?.id === payment.dateChangeId
    return afterDifference(payment.status, booking, said, isDue)
  }
  const isNobodys =
    said === 'paid' &&
    booking.status !== 'cancelled' &&
    ((await isForFormerPrice(trx, payment)) || (await isHostGone(trx, payment, booking)))
  return isNobodys
    ? ({ payment: 'refundDue', booking: booking.paymentStatus } as const)
    : afterSettlement(payment.status, booking, said)
}

/**
 * Nobody could be paid what comes so late. Who is just being deleted is waited for: that an attempt waits keeps its host, and no booking tells
 * of one that was given up. Both may wait for each other on PostgreSQL, which ends one of them to be tried again.
 */
async function isHostGone(
  trx: TransactionClientContract,
  { status }: Payment,
  { hostId }: Booking
) {
  const isLate = status === 'failed' || status === 'expired'
  const host = isLate
    ? await holdRow(trx, User, hostId)
    : await User.findOrFail(hostId, { client: trx })
  return !host || host.deletedAt !== null
}

/** A gateway that names no amount is believed unless it has reported another one: a person looks at that. */
async function isOtherAmount(
  client: TransactionClientContract,
  { amountMinor, currency, id }: Payment,
  paid: Money | undefined
) {
  if (paid) return paid.amountMinor !== amountMinor || paid.currency !== currency
  const reported = { paymentId: id, verdict: 'otherAmount' } as const
  return !!(await PaymentEvent.query({ client }).where(reported).first())
}

/** A prompt that was said to be paid and denied at first is paid after all. */
async function endDoubts(trx: TransactionClientContract, { id }: Payment) {
  const ended: unknown[] = await trx
    .from('payment_events')
    .where({ payment_id: id, kind: 'prompt', verdict: 'disputed' })
    .update({ verdict: 'heard' }, ['id'])
  if (ended.length > 0) await mendMessages(trx)
}

/** Of a message that came before it could be believed. */
async function receiptHeard(client: TransactionClientContract, { id }: Payment) {
  const event = await PaymentEvent.query({ client })
    .where({ paymentId: id, verdict: 'heard' })
    .whereNotNull('receipt')
    .first()
  return event?.receipt ?? null
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
