import { randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKeyOutside } from '#actions/idempotency/once_per_key'
import { giveUpSilentPayment } from '#actions/payments/give_up_silent_payment'
import { holdBooking } from '#actions/payments/hold_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import paymentsConfig from '#config/payments'
import { depositIn } from '#domain/deposits'
import { isKenyanPhone } from '#domain/kenya/phones'
import { toMinor } from '#domain/money'
import { WAITING_MINUTES, type PaymentProblem } from '#domain/payment_lifecycle'
import { isOverdue } from '#domain/time_to_pay'
import { conflict, invalid, Refusal } from '#exceptions/refusal'
import type Booking from '#models/booking'
import Payment, { type PaymentState } from '#models/payment'
import User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { sumText } from '#services/request_text'
import { newCallbackName, promptAddress, tripAddress } from '#services/payments/callback_address'
import type { Opening, PaymentGateway } from '#services/payments/gateway'
import payments from '#services/payments/main'

export type PaymentRequest = {
  /** null for the first offered one */
  gateway: string | null
  /** null for the guest's own */
  phone: string | null
  /** issued by the gateway's own form */
  token: string | null
}

const REFUSALS = {
  alreadyPaid: 'E_ALREADY_PAID',
  underWay: 'E_PAYMENT_UNDER_WAY',
  notPayable: 'E_NOT_PAYABLE',
} as const satisfies Record<PaymentProblem, string>

/**
 * Starts an attempt to pay the booking's stored price, or what agreed dates cost more, one at a time; one that nobody answers gives way
 * after a minute. The gateway is called between two
 * transactions; check_payments resolves what a crash leaves.
 * @param key Idempotency-Key
 * @throws Refusal 409 when the booking is paid, being paid or past paying, its time is over, its host is deleted, or nothing can be paid online, 422 for a token that is not the
 * gateway's, 503 when the gateway cannot be reached
 */
export async function startPayment(
  booking: Booking,
  guest: User,
  request: PaymentRequest,
  key: string | null
): Promise<PaymentState> {
  if (!payments.areOffered) throw conflict('payments.notOffered', 'E_NOT_PAYABLE')
  const [first = null] = paymentsConfig.waysToPay(booking.nextPayment.totalKesMinor)
  const gateway = await payments.use(request.gateway ?? first)
  const phone = request.phone ?? guest.phone
  if (gateway.asksPhone && !(phone && isKenyanPhone(phone))) {
    throw invalid('phone', 'required', 'payments.phoneNeeded')
  }
  if (request.token && !gateway.accepts(request.token)) {
    throw invalid('token', 'unknown', 'payments.unknownToken')
  }
  const call = `bookings.${booking.id}.pay`
  return oncePerKeyOutside(claimOf(guest, key, call, request), async () => {
    /** Before another prompt is given up: one that is open at the deadline may be finished. */
    refuseOverdue(booking)
    await giveUp(booking, guest)
    const payment = await writeDown(booking, gateway)
    const opening = await ask(gateway, payment, guest, { ...request, phone })
    return noteOpening(payment, guest, opening)
  })
}

function refuseOverdue({ nextPayment: { payBy } }: Booking) {
  if (!isOverdue(payBy?.toMillis() ?? null, Date.now())) return
  throw conflict('payments.overdue', 'E_NOT_PAYABLE')
}

/** M-Pesa moves no more in one go; the guest is told how else to pay. */
function refuseTooMuch({ name }: PaymentGateway, kesMinor: number) {
  const ways = paymentsConfig.waysToPay(kesMinor)
  if (ways.includes(name)) return
  const most = sumText(toMinor(paymentsConfig.settings.mpesa.most), 'KES')
  const other = ways.length > 0 ? 'yes' : 'no'
  throw conflict('payments.tooMuch', 'E_NOT_PAYABLE', { most, other })
}

/** An attempt that cannot be asked about stays open; the next one is then refused. */
async function giveUp(booking: Booking, guest: User) {
  try {
    await giveUpSilentPayment(booking, guest)
  } catch (error) {
    logger.error({ err: error, booking: booking.id }, 'the payment gateway could not be asked')
  }
}

/** Who begins to pay when the reminder is due needs none any more. */
function remindedBy({ payReminderAt }: Booking) {
  return payReminderAt && payReminderAt <= DateTime.utc() ? { pay_reminder_at: null } : {}
}

/** Compare-and-set on the booking's payment status. The host is held, as deleting them does: nobody could be paid what comes then. */
function writeDown({ hostId, id }: Booking, gateway: PaymentGateway) {
  return writeTransaction(async (trx) => {
    await holdRow(trx, User, hostId)
    const booking = await holdBooking(trx, id)
    await booking.load('host')
    await booking.load('dateChange')
    const { problem, ...price } = booking.nextPayment
    if (problem) throw conflict(`payments.${problem}`, REFUSALS[problem])
    await refuseSecond(trx, id)
    refuseOverdue(booking)
    refuseTooMuch(gateway, price.totalKesMinor)
    const amount = gateway.amountOf(price)
    await trx
      .from('bookings')
      .where({ id, payment_status: 'unpaid' })
      .update({ payment_status: 'pending', ...remindedBy(booking) })
    return Payment.create(
      {
        bookingId: id,
        gateway: gateway.name,
        intentId: `pay_${randomBytes(16).toString('hex')}`,
        callbackName: newCallbackName(),
        ...amount,
        depositMinor: price.takesDeposit ? depositIn(amount.currency, booking) : 0,
        dateChangeId: booking.dueDates?.id ?? null,
        moreMinor: booking.dueDates?.difference ?? null,
        status: 'starting',
        outcome: null,
        expiresAt: DateTime.utc().plus({ minutes: WAITING_MINUTES }),
      },
      { client: trx }
    )
  })
}

/** What other dates cost more waits, too, for an older attempt to pay the stay, which money of a former one has paid meanwhile. */
async function refuseSecond(trx: TransactionClientContract, bookingId: number) {
  const first = await Payment.query({ client: trx })
    .where({ bookingId })
    .whereIn('status', ['starting', 'pending'])
    .first()
  if (first) throw conflict('payments.underWay', REFUSALS.underWay)
}

/** After an error it is unknown whether the gateway got the request; the attempt counts as abandoned. */
async function ask(
  gateway: PaymentGateway,
  { amountMinor, bookingId, callbackName, currency, id, intentId }: Payment,
  guest: User,
  { phone, token }: PaymentRequest
) {
  try {
    return await gateway.createIntent({
      intentId,
      amountMinor,
      currency,
      phone,
      email: guest.email,
      token,
      description: `Makao ${bookingId}`,
      callbackUrl: promptAddress(callbackName!),
      returnUrl: tripAddress(bookingId),
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
    return failed.state
  }
  await writeTransaction(async (trx) => {
    const now = sqlTime(trx, DateTime.utc())
    const reference = {
      gateway_reference: opening.gatewayReference,
      redirect_url: opening.redirectUrl ?? null,
      updated_at: now,
    }
    await trx.from('payments').where({ id }).update(reference)
    await trx.from('payments').where({ id, status: 'starting' }).update({ status: 'pending' })
  })
  const pending = await Payment.findOrFail(id)
  return pending.state
}
