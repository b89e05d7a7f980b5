import db from '@adonisjs/lucid/services/db'
import { holdName } from '#services/database/hold_row'
import { TAKE_UP_REFUNDS } from '#services/database/take_up_refunds'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Gives payments that went back without one their refund (ADR 0084), once each: of several who do this at once the others wait, for two
 * would send the money twice.
 */
export async function takeUpRefunds() {
  await writeTransaction(async (trx) => {
    await holdName(trx, 'take up refunds')
    await trx.rawQuery(TAKE_UP_REFUNDS)
  })
}

/** As takeUpRefunds, where money waits for it: processes of the release before write on after the last start of this one. */
export async function takeUpLateRefunds() {
  const late = await db
    .from('payments')
    .where('status', 'refundDue')
    .whereRaw('coalesce(refund_minor, amount_minor - coalesce(lost_minor, 0)) > 0')
    .whereNotExists((taken) => {
      taken.from('refunds').whereColumn('refunds.payment_id', 'payments.id').select('id')
    })
    .select('id')
    .first()
  if (late) await takeUpRefunds()
}
