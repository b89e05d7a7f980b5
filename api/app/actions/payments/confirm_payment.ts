import logger from '@adonisjs/core/services/logger'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKeyOutside } from '#actions/idempotency/once_per_key'
import { settlePayment } from '#actions/payments/settle_payment'
import { Refusal } from '#exceptions/refusal'
import type Payment from '#models/payment'
import type { PaymentState } from '#models/payment'
import type User from '#models/user'
import { takeGatewayTurn } from '#services/limits/gateway_turns'
import payments from '#services/payments/main'

/**
 * Asks the gateway for the state of an attempt and stores it; safe to repeat and to run concurrently. Who repeats it within two seconds
 * gets what is stored.
 * @param key Idempotency-Key; its answer is stored once the attempt has ended
 * @throws Refusal 503 when the gateway cannot be reached
 */
export async function confirmPayment(
  payment: Payment,
  guest: User,
  key: string | null
): Promise<PaymentState> {
  const request = { paymentIntentId: payment.intentId }
  const call = `bookings.${payment.bookingId}.confirmPayment`
  return oncePerKeyOutside(
    claimOf(guest, key, call, request),
    () => confirm(payment, guest),
    isKnown
  )
}

async function confirm(payment: Payment, guest: User) {
  if (!payment.isOpen || payment.status === 'starting') return payment.state
  if (!(await takeGatewayTurn(payment))) return payment.state
  const said = await askGateway(payment)
  if (said.status === 'pending') return payment.state
  const settled = await settlePayment(payment, said, guest)
  return settled.state
}

async function askGateway(payment: Payment) {
  try {
    const gateway = await payments.use(payment.gateway)
    return await gateway.confirm(payment)
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'the payment gateway could not be asked')
    throw new Refusal('payments.unavailable', 503, 'E_UNAVAILABLE')
  }
}

function isKnown({ status }: PaymentState) {
  return status !== 'starting' && status !== 'pending' && status !== 'expired'
}
