import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Status } from '#domain/booking_lifecycle'
import type Booking from '#models/booking'
import Payment from '#models/payment'

/** Who has arrived has paid; the others are asked to. */
export function isPaid(status: Status) {
  return status === 'checked-in' || status === 'checked-out'
}

/** An attempt that succeeded an hour after the host had agreed. */
export function writePayment(trx: TransactionClientContract, booking: Booking) {
  const { approvedAt, createdAt, currency, id, totalMinor } = booking
  const paidAt = (approvedAt ?? createdAt).plus({ hours: 1 })
  const number = String(id).padStart(6, '0')
  return Payment.create(
    {
      bookingId: id,
      gateway: 'simulator',
      intentId: `pay_demo${number}`,
      gatewayReference: `SIMULATED-paid-${paidAt.toMillis()}-${number}`,
      amountMinor: totalMinor,
      currency,
      status: 'paid',
      receipt: `SIMULATED-${number}`,
      outcome: null,
      expiresAt: paidAt,
      createdAt: paidAt,
    },
    { client: trx }
  )
}
