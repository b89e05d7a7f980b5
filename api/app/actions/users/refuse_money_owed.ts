import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#exceptions/refusal'

/**
 * A host is paid what is theirs before they cannot be any more, also what they may be granted yet or is being paid.
 * @throws Refusal 409
 */
export async function refuseMoneyOwed(trx: TransactionClientContract, id: number) {
  const open = await trx
    .from('ledger_entries')
    .where('host_id', id)
    .whereIn('account', ['hostPayable', 'payout'])
    .groupBy('account', 'currency')
    .havingRaw('sum(amount_minor) <> 0')
    .select('account')
    .first()
  const unpaid = await trx
    .from('payouts')
    .where('host_id', id)
    .whereNotIn('status', ['paid', 'writtenOff'])
    .select('id')
    .first()
  const toCome = await trx
    .from('bookings')
    .where('host_id', id)
    .where((either) =>
      either.where('deposit_state', 'claimed').orWhere('payment_status', 'pending')
    )
    .select('id')
    .first()
  if (open || unpaid || toCome) throw conflict('users.moneyOwed', 'E_MONEY_OWED')
}
