import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#exceptions/refusal'

/**
 * A guest has back what is theirs, refunds and deposits, also of a no-show that can be taken back, before nobody knows any more whose it was.
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
  const owed = await trx
    .from('bookings')
    .where('guest_id', id)
    .where((either) => {
      either.whereIn('deposit_state', ['held', 'claimed'])
      either.orWhere((noShow) => noShow.whereNotNull('settles_at').where('refund_minor', '>', 0))
    })
    .select('id')
    .first()
  if (refund || owed) throw conflict('users.moneyGoingBack', 'E_MONEY_OWED')
}
