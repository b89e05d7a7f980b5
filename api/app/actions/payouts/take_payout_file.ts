import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { toMajor } from '#domain/money'
import { conflict } from '#exceptions/refusal'
import Payout from '#models/payout'
import PayoutFile from '#models/payout_file'
import { editTimeAfter, sqlEditTime } from '#services/database/edit_time'
import { holdRows } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { referenceOf, triesOf } from '#services/ledger/payout_tries'

/** A file for the bank at once; what is left goes into the next. */
const MOST = 1000

/**
 * Puts the approved payouts that are in no file yet, and that M-Pesa is not to send, into a new one; not those whose host has not said
 * where to. Each try of a payout is in one file alone, so that none is paid by two of them.
 * @throws Refusal 409 when there is none
 */
export function takePayoutFile(actor: { id: number }) {
  return writeTransaction(async (trx) => {
    const payouts = await holdRows(trx, Payout, (query) =>
      query
        .where('status', 'approved')
        .whereNull('file_id')
        .whereNull('transfer_id')
        .whereIn('host_id', (hosts) =>
          hosts
            .from('users')
            .where((known) => known.whereNotNull('payout_account').orWhereNotNull('payout_phone'))
            .select('id')
        )
        .limit(MOST)
    )
    if (payouts.length === 0) throw conflict('payouts.noneToTake', 'E_NOTHING_TO_TAKE')

    const file = await PayoutFile.create({ createdBy: actor.id }, { client: trx })
    const tries = await triesOf(
      trx,
      payouts.map(({ id }) => id)
    )
    for (const { amountMinor, currency, hostId, id, updatedAt } of payouts) {
      await trx.table('payout_file_lines').insert({
        reference: referenceOf(id, tries.get(id) ?? 1),
        payout_id: id,
        file_id: file.id,
      })
      await trx
        .from('payouts')
        .where({ id })
        .update({
          file_id: file.id,
          exported_at: sqlTime(trx, DateTime.utc()),
          updated_at: sqlEditTime(trx, editTimeAfter(updatedAt)),
        })
      await recordAudit(trx, {
        actor,
        action: 'payout.exported',
        subject: { type: 'payout', id },
        message: {
          name: 'payout.exported',
          host: hostId,
          amount: toMajor(amountMinor),
          currency,
          file: file.id,
        },
        before: { file: null },
        after: { file: file.id },
      })
    }
    return { file, payouts }
  })
}
