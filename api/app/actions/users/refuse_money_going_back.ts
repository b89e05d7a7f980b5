import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#exceptions/refusal'

/**
 * A guest has back what is theirs, refunds and deposits, before nobody knows any more whose it was.
 * @throws Refusal 409
 */
export async function refuseMoneyGoingBack(trx: TransactionClientContract, id: number) {
  const refund = await trx
    .from('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .join('bookings', 'bookings.id', 'payments.booking_id')
    .where('bookings.guest_id', id)
    .whereNot('refunds.state', 'processed')
    .select('refunds.id')
    .first()
  const deposit = await trx
    .from('bookings')
    .where('guest_id', id)
    .whereIn('deposit_state', ['held', 'claimed'])
    .select('id')
    .first()
  if (refund || deposit) throw conflict('users.moneyGoingBack', 'E_MONEY_OWED')
}
