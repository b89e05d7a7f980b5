import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import type Payment from '#models/payment'

/** The price was changed since it was begun, by other dates or because its guest left early: it goes back whole (ADR 0079, 0151). */
export async function isForFormerPrice(
  client: TransactionClientContract,
  { bookingId, id }: Payment
) {
  const changes = await DateChange.query({ client })
    .where({ bookingId, status: 'agreed' })
    .where('last_payment_id', '>=', id)
  if (changes.some(({ difference }) => difference !== 0)) return true
  const lowered = await Booking.query({ client })
    .where('id', bookingId)
    .where('lowered_last_payment_id', '>=', id)
    .first()
  return lowered !== null
}
