import logger from '@adonisjs/core/services/logger'
import { answerOnce } from '#actions/idempotency/answer_once'
import { settlePayment } from '#actions/payments/settle_payment'
import { Refusal } from '#exceptions/refusal'
import type Payment from '#models/payment'
import type { PaymentStanding } from '#models/payment'
import type User from '#models/user'
import { gatewayNamed } from '#services/payments/registry'

/**
 * Asks the gateway what became of an attempt and writes it down. Asking twice, or at once, is harmless: the
 * second finds what the first wrote. While the payer has not answered yet, the attempt stays as it is.
 *
 * @param key the caller's Idempotency-Key; kept once the end of the attempt is known
 * @throws Refusal 503 when the gateway cannot be reached
 */
export async function confirmPayment(
  payment: Payment,
  guest: User,
  key: string | null
): Promise<PaymentStanding> {
  const request = { paymentIntentId: payment.intentId }
  const call = `bookings.${payment.bookingId}.confirmPayment`
  const claim = key ? { userId: guest.id, key, call, request } : null
  return answerOnce(claim, () => confirm(payment, guest), isKnown)
}

async function confirm(payment: Payment, guest: User) {
  if (!payment.isOpen || payment.status === 'starting') return payment.standing
  const said = await askGateway(payment)
  if (said.status === 'pending') return payment.standing
  const settled = await settlePayment(payment, said, guest)
  return settled.standing
}

async function askGateway(payment: Payment) {
  try {
    return await gatewayNamed(payment.gateway).confirm(payment)
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'the payment gateway could not be asked')
    throw new Refusal('payments.unavailable', 503, 'E_UNAVAILABLE')
  }
}

function isKnown({ status }: PaymentStanding) {
  return status !== 'starting' && status !== 'pending' && status !== 'expired'
}
