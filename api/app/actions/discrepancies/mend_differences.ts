import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { sqlTime } from '#services/database/sql_time'
import { announce } from '#services/live/announce'

/** Closes what agrees by now, saying so; what a person has resolved stays theirs. */
export function mendDifferences(trx: TransactionClientContract, ids: readonly number[]) {
  return mend(trx, (rows) => rows.whereIn('id', [...ids]))
}

/** Those of messages that were believed after all. */
export function mendMessages(trx: TransactionClientContract) {
  const believed = trx
    .from('payment_events')
    .where('verdict', 'heard')
    .whereNotNull('discrepancy_id')
    .select('discrepancy_id')
  return mend(trx, (rows) =>
    rows.where({ source: 'message', kind: 'disputed' }).whereIn('id', believed)
  )
}

/** One statement, which is a write from its beginning (ADR 0002). */
async function mend(
  trx: TransactionClientContract,
  narrow: (rows: DatabaseQueryBuilderContract) => unknown
) {
  const now = sqlTime(trx, DateTime.utc())
  const rows = trx.from('discrepancies').where('status', 'open')
  narrow(rows)
  const mended: { id: number }[] = await rows.update(
    { status: 'mended', closed_at: now, updated_at: now },
    ['id']
  )
  announce(trx, {
    resource: 'discrepancies',
    type: 'updated',
    ids: mended.map(({ id }) => id),
  })
}
