import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { holdPayment } from '#actions/payments/hold_payment'
import { isLeftToPerson } from '#domain/refunds'
import { refundByHand } from '#domain/refunds_by_hand'
import { todayInNairobi } from '#domain/stay'
import type Payment from '#models/payment'
import type Refund from '#models/refund'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * A gateway says that it did not make a refund: it is asked again later, and after some tries, or a day, a person sends it (ADR 0084). What
 * may be about a try before this one changes nothing: this one would be sent beside what the person sends. Whoever asks again sees.
 * @param reference of the try that it speaks of; null where it does not say
 */
export async function failRefund(payment: Payment, refund: Refund, reference: string | null) {
  const { createdAt, tries } = refund
  if (refund.reference !== reference || reference === null) return
  if (isLeftToPerson({ tries, hours: -createdAt.diffNow('hours').hours })) {
    await leaveTryToPerson(payment, refund.id, reference)
  } else await freeRefund(refund.id, reference)
}

async function freeRefund(id: number, reference: string) {
  await db
    .from('refunds')
    .where({ id, reference, state: 'requested' })
    .update({ reference: null, asked_at: null })
}

/** As leaveToPerson, unless it was asked for again meanwhile. */
export function leaveTryToPerson(attempt: Payment, id: number, reference: string | null) {
  return writeTransaction(async (trx) => {
    const { payment } = await holdPayment(trx, attempt)
    const isCurrent = payment.refunds.some((one) => one.id === id && one.reference === reference)
    if (isCurrent && reference !== null) await leaveToPerson(trx, payment, id)
  })
}

/**
 * It stands in the queue of differences until somebody has sent it.
 * @param reference of the try at its gateway, where there is one that was not known
 */
export async function leaveToPerson(
  trx: TransactionClientContract,
  attempt: Payment,
  id: number,
  reference: string | null = null
) {
  const { payment } = await holdPayment(trx, attempt)
  const refund = payment.refunds.find((one) => one.id === id)
  if (refund?.state !== 'requested') return
  await refund.merge({ state: 'failed', reference: reference ?? refund.reference }).save()
  const day = todayInNairobi(refund.createdAt.toJSDate())
  await noteDifference(trx, 'message', payment.gateway, refundByHand(payment, refund, day))
}
