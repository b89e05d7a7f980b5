import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueRefund } from '#actions/payments/queue_refund'
import { leftOf } from '#domain/payment_losses'
import type { RefundReason } from '#domain/refunds'
import type Payment from '#models/payment'
import Refund from '#models/refund'

type Part = {
  reason: RefundReason
  /** Of the payment, in its currency. */
  amountMinor: number
  /** What the stay costs less by it, in its own currency. */
  priceMinor: number
  /** What of it is the deposit; nothing unless given. */
  depositMinor?: number
}

/**
 * Owes a guest a part of a payment, which its gateway is asked for after the commit (ADR 0084). Call it with the booking held.
 * @throws RangeError for nothing, and for more than is left of the payment
 */
export async function requestRefund(trx: TransactionClientContract, payment: Payment, part: Part) {
  const left = leftOf(payment)
  if (part.amountMinor <= 0 || part.amountMinor > left) {
    throw new RangeError(`${part.amountMinor} of ${left} cannot go back`)
  }
  const refund = await Refund.create(
    { paymentId: payment.id, state: 'requested', depositMinor: 0, ...part },
    { client: trx }
  )
  payment.refunds.push(refund)
  trx.after('commit', () => queueRefund(refund))
  return refund
}
