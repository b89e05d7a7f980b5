import logger from '@adonisjs/core/services/logger'
import { noteMessage } from '#actions/discrepancies/note_message'
import { PAID_STATUSES } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { holdRows } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

/** What came in M-Pesa's name says that an attempt was paid, and M-Pesa, asked again, says it was not: a person looks at it. */
export async function doubtPrompt({ id }: Payment) {
  logger.error({ payment: id }, 'a message in M-Pesa’s name says paid, and M-Pesa says it was not')
  await writeTransaction(async (trx) => {
    /* The payment first, as every other writer takes it. */
    const [open] = await Payment.query({ client: trx })
      .where({ id })
      .whereNotIn('status', [...PAID_STATUSES])
      .update({ told_paid_at: null })
    if (!open) return
    const events = await holdRows(trx, PaymentEvent, (rows) =>
      rows
        .where({ payment_id: id, kind: 'prompt', verdict: 'heard' })
        .whereLike('reference', 'prompt/%/0')
        .orderBy('id')
    )
    for (const event of events)
      await noteMessage(trx, await event.merge({ verdict: 'disputed' }).save())
  })
}
