import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import payoutsConfig from '#config/payouts'
import { UNDO_MINUTES } from '#domain/booking_lifecycle'
import type { Currency } from '#domain/money'
import { disputes } from '#services/ledger/disputes'
import { debts, dueEntries } from '#services/ledger/owed_entries'

/**
 * Whether a host's next payouts cover what they owe: by stays alone that are not called off any more, whose money nobody can send back. What they owe
 * of a disputed payment counts: the dispute hides it from payouts until it ends. Call it with the host held.
 */
export async function isCovered(
  trx: TransactionClientContract,
  hostId: number,
  currency: Currency
): Promise<boolean> {
  /* As payouts ask tomorrow of who has come by now, and stays. */
  const settled = DateTime.utc()
    .plus({ hours: payoutsConfig.delayHours })
    .minus({ minutes: UNDO_MINUTES })
  const owed: { amount: number | string | null } | null = await dueEntries(trx, settled)
    .where({ 'owed_entries.host_id': hostId, 'entries.currency': currency })
    /* Of a stay that nobody checked in the guest may be said not to have come. */
    .where((sure) => {
      sure.whereNot('bookings.status', 'confirmed').orWhere('entries.amount_minor', '>', 0)
    })
    .sum('entries.amount_minor as amount')
    .first()
  const hidden: { amount: number | string }[] = await debts(trx)
    .where({ 'owed_entries.host_id': hostId, 'entries.currency': currency })
    .whereExists(disputes)
  const debt = hidden.reduce((sum, { amount }) => sum + Number(amount), 0)
  return Number(owed?.amount ?? 0) + debt <= 0
}

/** Whether another host has, or had and was paid out, a share of a stay: it was handed over since. */
export async function isHeldByOthers(
  trx: TransactionClientContract,
  { hostId, id }: { hostId: number; id: number }
): Promise<boolean> {
  const other = await trx
    .from('ledger_entries as entries')
    .join('ledger_transactions as facts', 'facts.id', 'entries.transaction_id')
    .where({ 'facts.booking_id': id, 'entries.account': 'hostPayable' })
    .whereNot('entries.host_id', hostId)
    .groupBy('entries.host_id', 'entries.currency')
    .havingRaw('sum(entries.amount_minor) <> 0')
    .select('entries.host_id')
    .first()
  return other !== null
}
