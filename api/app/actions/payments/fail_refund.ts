import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { holdPayment } from '#actions/payments/hold_payment'
import { refundByHand } from '#domain/reconciliation'
import { isLeftToPerson } from '#domain/refunds'
import { todayInNairobi } from '#domain/stay'
import type Payment from '#models/payment'
import type Refund from '#models/refund'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * What a gateway was asked for by this reference was not made: it is asked again later, and after some tries, or a day, a person sends it (ADR
 * 0084).
 */
export async function failRefund(payment: Payment, refund: Refund, reference: string) {
  const { createdAt, tries } = refund
  if (isLeftToPerson({ tries, hours: -createdAt.diffNow('hours').hours })) {
    await writeTransaction((trx) => leaveToPerson(trx, payment, refund.id))
  } else await freeRefund(refund, reference)
}

async function freeRefund({ id }: Refund, reference: string) {
  await db
    .from('refunds')
    .where({ id, state: 'requested' })
    .where((asked) => asked.whereNull('reference').orWhere('reference', reference))
    .update({ reference: null, asked_at: null })
}

/** It stands in the queue of differences until somebody has sent it. */
export async function leaveToPerson(trx: TransactionClientContract, attempt: Payment, id: number) {
  const { payment } = await holdPayment(trx, attempt)
  const refund = payment.refunds.find((one) => one.id === id)
  if (refund?.state !== 'requested') return
  await refund.merge({ state: 'failed' }).save()
  const day = todayInNairobi(refund.createdAt.toJSDate())
  await noteDifference(trx, 'message', payment.gateway, refundByHand(payment, refund, day))
}
