import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { depositLeft, leftToGrant } from '#domain/deposits'
import type Booking from '#models/booking'
import { standingPayments } from '#services/payments/standing_payments'

/**
 * The payment that a deposit is held of, and how much of it can be granted: a bank may have taken a part. Call it with the booking held.
 * @returns `most` in minor units of the stay's currency
 */
export async function heldDeposit(trx: TransactionClientContract, booking: Booking) {
  const payments = await standingPayments(booking.id, trx)
  const payment = payments.find((one) => depositLeft(one) > 0)
  return { payment, most: payment ? leftToGrant(payment, booking) : 0 }
}
