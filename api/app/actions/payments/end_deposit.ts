import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Nothing of the deposit of a stay is held any more: it goes back, or a bank has taken it. */
export async function endDeposit(trx: TransactionClientContract, bookingId: number) {
  await trx
    .from('bookings')
    .where({ id: bookingId })
    .whereNotNull('deposit_state')
    .update({ deposit_state: 'settled', deposit_settles_at: null })
}
