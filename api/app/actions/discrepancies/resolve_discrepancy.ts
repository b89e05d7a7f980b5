import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { conflict } from '#exceptions/refusal'
import type Discrepancy from '#models/discrepancy'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Writes down what somebody has found out about a difference, and closes it. No money moves (ADR 0070).
 * @throws Refusal 409 when it is closed already
 */
export async function resolveDiscrepancy(
  { gateway, id, kind, status }: Discrepancy,
  actor: { id: number },
  reason: string
) {
  await writeTransaction(async (trx) => {
    const now = sqlTime(trx, DateTime.utc())
    const [resolved] = await trx
      .from('discrepancies')
      .where({ id, status: 'open' })
      .update(
        { status: 'resolved', reason, resolved_by: actor.id, closed_at: now, updated_at: now },
        ['id']
      )
    if (!resolved) throw conflict('discrepancies.closed', 'E_STATE_MOVED_ON')
    await recordAudit(trx, {
      actor,
      action: 'discrepancy.resolved',
      subject: { type: 'discrepancy', id },
      message: { name: 'discrepancy.resolved', gateway, kind },
      before: { status },
      after: { status: 'resolved', finding: reason },
    })
  })
}
