import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { nameOfRefundByHand } from '#domain/refunds_by_hand'
import { disputesOf } from '#services/ledger/disputes'
import { sqlTime } from '#services/database/sql_time'
import { announce } from '#services/live/announce'

/** Closes what agrees by now, saying so; what a person has resolved stays theirs. */
export function mendDifferences(trx: TransactionClientContract, ids: readonly number[]) {
  return close(trx, 'mended', (rows) => rows.whereIn('id', [...ids]))
}

/** Those of messages that were believed after all. */
export function mendMessages(trx: TransactionClientContract) {
  const believed = trx
    .from('payment_events')
    .where('verdict', 'heard')
    .whereNotNull('discrepancy_id')
    .select('discrepancy_id')
  return close(trx, 'mended', (rows) =>
    rows.where({ source: 'message', kind: 'disputed' }).whereIn('id', believed)
  )
}

/** That of a refund which was left to a person, once its gateway has sent it after all. */
export function mendSentByHand(trx: TransactionClientContract, refund: number) {
  const reference = nameOfRefundByHand(refund)
  return close(trx, 'mended', (rows) => rows.where({ kind: 'refundByHand', reference }))
}

/**
 * Those of a dispute of a payment: one that was won has mended, one that was lost is booked and nothing agrees.
 * @param receipt number of the dispute; null closes those of all
 */
export function closeDisputes(
  trx: TransactionClientContract,
  paymentId: number,
  receipt: string | null,
  as: 'mended' | 'booked'
) {
  const disputes = disputesOf(trx, paymentId, receipt)
    .whereNotNull('discrepancy_id')
    .select('discrepancy_id')
  return close(trx, as, (rows) =>
    rows.where({ source: 'message', kind: 'disputed' }).whereIn('id', disputes)
  )
}

/** One statement, which is a write from its beginning (ADR 0002). */
async function close(
  trx: TransactionClientContract,
  as: 'mended' | 'booked',
  narrow: (rows: DatabaseQueryBuilderContract) => unknown
) {
  const now = sqlTime(trx, DateTime.utc())
  const rows = trx.from('discrepancies').where('status', 'open')
  narrow(rows)
  const closed: { id: number }[] = await rows.update(
    { status: as, closed_at: now, updated_at: now },
    ['id']
  )
  announce(trx, {
    resource: 'discrepancies',
    type: 'updated',
    ids: closed.map(({ id }) => id),
  })
}
