import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import DateChange from '#models/date_change'
import type Payment from '#models/payment'

/** The dates were changed since it was begun, and the price with them: it goes back whole (ADR 0079). */
export async function isForFormerPrice(
  client: TransactionClientContract,
  { bookingId, id }: Payment
) {
  const changes = await DateChange.query({ client })
    .where({ bookingId, status: 'agreed' })
    .where('last_payment_id', '>=', id)
  return changes.some(({ difference }) => difference !== 0)
}
