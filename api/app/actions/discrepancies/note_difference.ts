import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { DiscrepancySource, Found } from '#domain/reconciliation'
import Discrepancy from '#models/discrepancy'
import { holdRows } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { announce } from '#services/live/announce'

/**
 * Puts a difference into the queue (ADR 0070). The same one again adds nothing from a list, and is counted from messages; one
 * that had mended is open again, and what a person has resolved stays so.
 * @returns its number
 */
export async function noteDifference(
  trx: TransactionClientContract,
  source: DiscrepancySource,
  gateway: string,
  found: Found
): Promise<number> {
  const named = { source, gateway, kind: found.kind, reference: found.reference }
  const hold = async () => {
    const [row] = await holdRows(trx, Discrepancy, (rows) => rows.where(named))
    return row
  }
  let known = await hold()
  if (!known) {
    const isWritten = await insert(trx, source, gateway, found)
    known = await hold()
    if (isWritten) {
      announce(trx, { resource: 'discrepancies', type: 'created', ids: [known.id] })
      return known.id
    }
  }
  if (source === 'message') known.times += 1
  if (known.status === 'mended') known.merge({ status: 'open', closedAt: null })
  if (known.$isDirty) {
    await known.save()
    announce(trx, { resource: 'discrepancies', type: 'updated', ids: [known.id] })
  }
  return known.id
}

/** Of two at once one is written: the unique index decides. @returns whether this one is */
async function insert(
  trx: TransactionClientContract,
  source: DiscrepancySource,
  gateway: string,
  { day, kind, movement, ours, paymentId, reference, theirs }: Found
) {
  const now = sqlTime(trx, DateTime.utc())
  const written = await trx
    .insertQuery()
    .table('discrepancies')
    .insert({
      source,
      gateway,
      kind,
      movement,
      reference,
      status: 'open',
      day,
      times: 1,
      ours_minor: ours?.amountMinor ?? null,
      ours_currency: ours?.currency ?? null,
      theirs_minor: theirs?.amountMinor ?? null,
      theirs_currency: theirs?.currency ?? null,
      payment_id: paymentId,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['source', 'gateway', 'kind', 'reference'])
    .ignore()
    .returning('id')
  return written.length > 0
}
