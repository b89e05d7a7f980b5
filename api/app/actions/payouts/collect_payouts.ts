import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { setOffLosses } from '#actions/payments/set_off_losses'
import type { Currency } from '#domain/money'
import Payout from '#models/payout'
import User from '#models/user'
import { dueEntries } from '#services/ledger/owed_entries'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'

const BATCH = 500

type Purse = { hostId: number; currency: Currency }

/**
 * Makes a payout of what is due, per host and currency, less what a host owes; who owes more than that waits. Safe beside
 * others that collect.
 * @returns how many were made
 */
export async function collectPayouts(now: DateTime = DateTime.utc()) {
  await setOffLosses()
  const purses: Purse[] = await dueEntries(db.connection(), now)
    .groupBy('entries.host_id', 'entries.currency')
    .havingRaw('sum(entries.amount_minor) < 0')
    .orderBy('entries.host_id')
    .select('entries.host_id as hostId', 'entries.currency as currency')
  let made = 0
  for (const purse of purses) {
    try {
      made += await collectPayout(purse, now)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error as Error, host: purse.hostId }, 'a payout could not be collected')
    }
  }
  return made
}

/** Of one host in one currency. @returns 0 when nothing is due */
export function collectPayout({ hostId, currency }: Purse, now: DateTime) {
  return writeTransaction(async (trx) => {
    await holdRow(trx, User, hostId)
    const entries: { id: number; amount: number | string }[] = await dueEntries(trx, now)
      .where({ 'owed_entries.host_id': hostId, 'entries.currency': currency })
      .select('entries.id as id', 'entries.amount_minor as amount')
    const amountMinor = -entries.reduce((sum, { amount }) => sum + Number(amount), 0)
    if (amountMinor <= 0) return 0

    const status = 'due'
    const payout = await Payout.create(
      { hostId, currency, amountMinor, status, createdAt: now },
      { client: trx }
    )
    const lines = entries.map((entry) => ({ entry_id: entry.id, payout_id: payout.id }))
    for (let from = 0; from < lines.length; from += BATCH) {
      const some = lines.slice(from, from + BATCH)
      await trx.table('payout_lines').multiInsert(some)
      await trx
        .from('owed_entries')
        .whereIn(
          'entry_id',
          some.map((line) => line.entry_id)
        )
        .delete()
    }
    announce(trx, { resource: 'payouts', type: 'created', ids: [payout.id] }, [hostId])
    return 1
  })
}
