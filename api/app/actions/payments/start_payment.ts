import { randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { answerOnce } from '#actions/idempotency/answer_once'
import { holdBooking } from '#actions/payments/hold_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import { paymentProblem, WAITING_MINUTES, type PaymentProblem } from '#domain/payment_lifecycle'
import { conflict, invalid, Refusal } from '#exceptions/refusal'
import type Booking from '#models/booking'
import Payment, { type PaymentStanding } from '#models/payment'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import type { Opening, PaymentGateway } from '#services/payments/gateway'
import { gatewayNamed } from '#services/payments/registry'

export type PaymentRequest = {
  /** One of those offered; null for the first of them. */
  gateway: string | null
  /** The phone to be prompted; null for the guest's own. */
  phone: string | null
  /** What the gateway's own form handed out, where it has one. */
  token: string | null
}

const REFUSALS = {
  alreadyPaid: 'E_ALREADY_PAID',
  underWay: 'E_PAYMENT_UNDER_WAY',
  notPayable: 'E_NOT_PAYABLE',
} as const satisfies Record<PaymentProblem, string>

/**
 * Asks a booking's guest to pay what the booking costs: never what the client says. One attempt at a time.
 * It is written down first, then the gateway is asked, then its answer is written down: no transaction waits
 * for the outside, and a crash in between leaves an attempt that the clock looks after.
 *
 * @param key the caller's Idempotency-Key: the same key and request give the first answer again
 * @throws Refusal 409 when the booking is paid, being paid or past paying, 422 for a token that is not the
 * gateway's, 503 when the gateway cannot be reached
 */
export async function startPayment(
  booking: Booking,
  guest: User,
  request: PaymentRequest,
  key: string | null
): Promise<PaymentStanding> {
  const gateway = gatewayNamed(request.gateway)
  if (request.token && !gateway.accepts(request.token)) {
    throw invalid('token', 'unknown', 'payments.unknownToken')
  }
  const call = `bookings.${booking.id}.pay`
  const claim = key ? { userId: guest.id, key, call, request } : null
  return answerOnce(claim, async () => {
    const payment = await writeDown(booking, gateway)
    const opening = await ask(gateway, payment, guest, request)
    return noteOpening(payment, guest, opening)
  })
}

/** Holds the booking for this attempt, by compare-and-set on its payment status. */
function writeDown({ id }: Booking, gateway: PaymentGateway) {
  return writeTransaction(async (trx) => {
    const booking = await holdBooking(trx, id)
    const problem = paymentProblem(booking)
    if (problem) throw conflict(`payments.${problem}`, REFUSALS[problem])
    await trx
      .from('bookings')
      .where({ id, payment_status: 'unpaid' })
      .update({ payment_status: 'pending' })
    return Payment.create(
      {
        bookingId: id,
        gateway: gateway.name,
        intentId: `pay_${randomBytes(16).toString('hex')}`,
        amountMinor: booking.totalMinor,
        currency: booking.currency,
        status: 'starting',
        outcome: null,
        expiresAt: DateTime.utc().plus({ minutes: WAITING_MINUTES }),
      },
      { client: trx }
    )
  })
}

/** Whether the gateway got the question is not known when it fails: the attempt then counts as given up. */
async function ask(
  gateway: PaymentGateway,
  { amountMinor, bookingId, currency, id, intentId }: Payment,
  guest: User,
  { phone, token }: PaymentRequest
) {
  try {
    return await gateway.createIntent({
      intentId,
      amountMinor,
      currency,
      phone: phone ?? guest.phone,
      token,
      description: `Makao ${bookingId}`,
    })
  } catch (error) {
    logger.error({ err: error, payment: id }, 'the payment gateway could not be asked')
    await settlePayment({ id, bookingId }, { status: 'expired' }, guest)
    throw new Refusal('payments.unavailable', 503, 'E_UNAVAILABLE')
  }
}

async function noteOpening({ bookingId, id }: Payment, guest: User, opening: Opening) {
  if (opening.status === 'failed') {
    const failed = await settlePayment({ id, bookingId }, opening, guest)
    return failed.standing
  }
  await writeTransaction(async (trx) => {
    const now = sqlTime(trx, DateTime.utc())
    const reference = { gateway_reference: opening.gatewayReference, updated_at: now }
    await trx.from('payments').where({ id }).update(reference)
    await trx.from('payments').where({ id, status: 'starting' }).update({ status: 'pending' })
  })
  const pending = await Payment.findOrFail(id)
  return pending.standing
}
