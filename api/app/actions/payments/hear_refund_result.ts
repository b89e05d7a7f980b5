import logger from '@adonisjs/core/services/logger'
import { failRefund } from '#actions/payments/fail_refund'
import { queueRefund } from '#actions/payments/queue_refund'
import { recordEvent } from '#actions/payments/record_event'
import { noteRefund } from '#actions/payments/refund_payment'
import { isReversed } from '#domain/mpesa_results'
import type { EventVerdict } from '#domain/payment_events'
import Payment from '#models/payment'
import type Refund from '#models/refund'
import { readReversalResult, type DarajaResult } from '#services/payments/daraja_callbacks'

/** Hears from Daraja whether a reversal was made. One that failed is asked for again by check_payments, and in the end left to a person. */
export async function hearRefundResult(name: string, raw: string) {
  const said = readReversalResult(raw)
  const payment = await Payment.query()
    .where({ callbackName: name, gateway: 'mpesa' })
    .preload('refunds')
    .first()
  const refund = payment && said ? refundOf(payment, said) : null
  const verdict = judge(said, payment, refund)
  const isBack = verdict === 'heard' && said && isReversed(said.code)
  const event = {
    gateway: 'mpesa',
    kind: 'refund',
    verdict,
    reference: said && `${said.reference}/${said.code}`,
    paymentId: payment?.id ?? null,
    receipt: said?.receipt ?? null,
    raw,
  }
  await recordEvent(event, async (trx) => {
    if (!isBack || !payment || !refund) return
    const receipt = said.receipt ?? said.reference
    const next = await noteRefund(trx, payment, refund.id, receipt)
    if (next) trx.after('commit', () => queueRefund(next))
  })
  if (verdict !== 'heard' || !payment || !said || !refund) {
    logger.warn({ payment: payment?.id, verdict }, 'a message in M-Pesa’s name was not believed')
    return
  }
  if (isBack) return
  logger.error({ payment: payment.id, code: said.code }, 'M-Pesa did not reverse a payment')
  await failRefund(payment, refund, said.reference)
}

/** Daraja says that the answer takes its time, which is no answer: check_payments asks again. */
export async function hearLateRefund(name: string, raw: string) {
  const said = readReversalResult(raw)
  const payment = await Payment.findBy({ callbackName: name, gateway: 'mpesa' })
  const verdict = payment ? (said ? 'heard' : 'unreadable') : 'unknown'
  await recordEvent({
    gateway: 'mpesa',
    kind: 'refundLate',
    verdict,
    reference: said && `${said.reference}/${said.code}`,
    paymentId: payment?.id ?? null,
    receipt: null,
    raw,
  })
  if (verdict === 'heard') return
  logger.warn({ payment: payment?.id, verdict }, 'a message in M-Pesa’s name was not believed')
}

/** By the number of the reversal; where its answer was lost, the first one: a later part is sent by a person, and is none. */
function refundOf({ refunds }: Payment, { reference }: DarajaResult) {
  const [first = null] = refunds
  const named = refunds.find((refund) => refund.reference === reference)
  return named ?? (first?.reference === null ? first : null)
}

function judge(
  said: DarajaResult | null,
  payment: Payment | null,
  refund: Refund | null
): EventVerdict {
  if (!payment) return 'unknown'
  if (!said) return 'unreadable'
  if (!refund) return 'otherAttempt'
  const expected = refund.amountMinor
  const isOther = said.amountMinor !== null && said.amountMinor !== expected
  return isReversed(said.code) && isOther ? 'otherAmount' : 'heard'
}
