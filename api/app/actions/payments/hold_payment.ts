import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { holdRow } from '#services/database/hold_row'

/** Locks a booking. Lock order: the booking before its payments. @throws Refusal 404 when there is none */
export async function holdBooking(trx: TransactionClientContract, id: number) {
  const booking = await holdRow(trx, Booking, id)
  if (!booking) throw notFound()
  return booking
}

export async function holdPayment(
  trx: TransactionClientContract,
  { id, bookingId }: { id: number; bookingId: number }
) {
  const booking = await holdBooking(trx, bookingId)
  const payment = await Payment.query({ client: trx })
    .where('id', id)
    .preload('refunds')
    .firstOrFail()
  return { booking, payment }
}
