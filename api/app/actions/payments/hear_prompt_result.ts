import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { doubtPrompt } from '#actions/payments/doubt_prompt'
import { recordEvent } from '#actions/payments/record_event'
import { settlePayment } from '#actions/payments/settle_payment'
import { promptResult } from '#domain/mpesa_results'
import type { EventVerdict } from '#domain/payment_events'
import { PAID_STATUSES } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { readPromptResult, type DarajaResult } from '#services/payments/daraja_callbacks'
import payments from '#services/payments/main'

/**
 * Hears from Daraja what became of a prompt. Nothing in it is signed: it has to come to the attempt's own
 * address and fit the attempt, and `paid` is asked about before it is believed (ADR 0054). Safe to repeat.
 */
export async function hearPromptResult(name: string, raw: string) {
  const said = readPromptResult(raw)
  const payment = await Payment.query().where({ callbackName: name, gateway: 'mpesa' }).first()
  const verdict = await judge(said, payment)
  const event = {
    gateway: 'mpesa',
    kind: 'prompt',
    verdict,
    reference: said && `${said.reference}/${said.code}`,
    paymentId: payment?.id ?? null,
    receipt: said?.receipt ?? null,
    raw,
  }
  await recordEvent(event, async (trx) => {
    if (verdict !== 'heard' || !payment || !said) return
    await noteReference(trx, payment, said.reference)
    if (promptResult(said.code).status === 'paid') await noteTold(trx, payment)
  })
  if (verdict !== 'heard') {
    logger.warn({ payment: payment?.id, verdict }, 'a message in M-Pesa’s name was not believed')
    return
  }
  if (payment && said) await believe(payment, said)
}

async function judge(said: DarajaResult | null, payment: Payment | null): Promise<EventVerdict> {
  if (!payment) return 'unknown'
  if (!said) return 'unreadable'
  if (payment.gatewayReference && payment.gatewayReference !== said.reference) return 'otherAttempt'
  if (said.code !== '0') return 'heard'
  if (said.amountMinor === null) return 'unreadable'
  if (said.amountMinor !== payment.amountMinor) return 'otherAmount'
  return (await isOfAnother(said.receipt, payment)) ? 'otherAttempt' : 'heard'
}

/** A receipt is of one transaction. */
async function isOfAnother(receipt: string | null, { id }: Payment) {
  if (!receipt) return false
  return !!(await Payment.query().where({ gateway: 'mpesa', receipt }).whereNot('id', id).first())
}

async function believe(payment: Payment, said: DarajaResult) {
  const result = promptResult(said.code)
  if (result.status === 'failed') await settlePayment(payment, result, null)
  if (result.status !== 'paid') return

  const confirmed = await askAgain(payment, said.reference)
  if (confirmed === 'failed') await doubtPrompt(payment)
  if (confirmed === 'paid') {
    const { amountMinor, currency } = payment
    const amount = { amountMinor, currency }
    await settlePayment(payment, { status: 'paid', receipt: said.receipt, amount }, null)
  }
  await noteReceipt(payment, said.receipt)
}

/** It may come before the answer to the request that started it, and in place of one that was lost. */
async function noteReference(trx: TransactionClientContract, { id }: Payment, reference: string) {
  await trx
    .from('payments')
    .where({ id })
    .whereNull('gateway_reference')
    .update({ gateway_reference: reference })
}

/** check_payments asks until M-Pesa has answered, however long that takes: it may not say it again (ADR 0093). */
async function noteTold(trx: TransactionClientContract, { id }: Payment) {
  await trx
    .from('payments')
    .where({ id })
    .whereNull('told_paid_at')
    .whereNotIn('status', [...PAID_STATUSES])
    .update({ told_paid_at: sqlTime(trx, DateTime.utc()) })
}

/** `pending` when it cannot tell now: check_payments asks on. */
async function askAgain(payment: Payment, gatewayReference: string) {
  try {
    const gateway = await payments.use(payment.gateway)
    const { amountMinor, currency, intentId } = payment
    const said = await gateway.confirm({ intentId, amountMinor, currency, gatewayReference })
    return said.status
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'the payment gateway could not be asked')
    return 'pending'
  }
}

/** The answer that settled it, perhaps before this message, may have had none. M-Pesa does not say it again. */
async function noteReceipt({ id }: Payment, receipt: string | null) {
  await db
    .from('payments')
    .where({ id })
    .whereNull('receipt')
    .whereIn('status', [...PAID_STATUSES])
    .update({ receipt })
}
