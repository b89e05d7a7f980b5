import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { bookLosses } from '#actions/payouts/book_losses'
import { toMajor } from '#domain/money'
import { PAYOUT_STEPS } from '#domain/payouts'
import { conflict } from '#exceptions/refusal'
import Payout from '#models/payout'
import { editTimeAfter, refuseIfEdited, sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { setOffLines } from '#services/ledger/owed_entries'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Writes off a payout with a payment that was lost in a dispute: the books take what the guest's bank has taken from its host,
 * fee and taxes, and the other stays of the payout are collected anew.
 * @param known the edit that the actor has seen; null for whichever it is
 * @throws Refusal 409 unless it waits or has failed, and a dispute was lost; 412 when it was edited since
 */
export async function writeOffPayout(
  { amountMinor, currency, hostId, id, status }: Payout,
  actor: { id: number },
  { reason }: { reason: string },
  known: string | null = null
) {
  await writeTransaction(async (trx) => {
    const held = await holdRow(trx, Payout, id)
    if (held) refuseIfEdited(held, known)
    const [moved] = await trx
      .from('payouts')
      .where({ id })
      .whereIn('status', [...PAYOUT_STEPS.writeOff.from])
      .update(
        {
          status: PAYOUT_STEPS.writeOff.to,
          failure_reason: reason,
          written_off_at: sqlTime(trx, DateTime.utc()),
          written_off_by: actor.id,
          updated_at: sqlEditTime(trx, editTimeAfter(held?.updatedAt ?? null)),
        },
        ['id']
      )
    if (!moved) throw conflict('payouts.movedOn', 'E_STATE_MOVED_ON')

    const losses = await bookLosses(trx, id, actor)
    if (losses.length === 0 && !(await isSetOff(trx, id)))
      throw conflict('payouts.nothingLost', 'E_NOT_LOST')
    await releaseLines(trx, id)
    await recordAudit(trx, {
      actor,
      action: 'payout.writtenOff',
      subject: { type: 'payout', id },
      message: { name: 'payout.writtenOff', host: hostId, amount: toMajor(amountMinor), currency },
      before: { status },
      after: { status: PAYOUT_STEPS.writeOff.to, failure: reason },
    })
  })
}

/** It was sent, booked as lost, and came back: its host owes what its own stays were to pay. */
async function isSetOff(trx: TransactionClientContract, id: number) {
  const line = await setOffLines(trx)
    .where('payout_lines.payout_id', id)
    .select('payout_lines.entry_id')
    .first()
  return !!line
}

/** They stay on record with the payout that was to pay them. */
async function releaseLines(trx: TransactionClientContract, id: number) {
  await trx.rawQuery(
    `INSERT INTO released_payout_lines (payout_id, entry_id)
     SELECT payout_id, entry_id FROM payout_lines WHERE payout_id = ?`,
    [id]
  )
  await trx.rawQuery(
    `INSERT INTO owed_entries (entry_id, host_id)
     SELECT entries.id, entries.host_id FROM payout_lines
     JOIN ledger_entries AS entries ON entries.id = payout_lines.entry_id
     WHERE payout_lines.payout_id = ?`,
    [id]
  )
  await trx.from('payout_lines').where('payout_id', id).delete()
}
