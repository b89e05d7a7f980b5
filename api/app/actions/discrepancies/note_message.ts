import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { kindOfMessage, type Found } from '#domain/reconciliation'
import { todayInNairobi } from '#domain/stay'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { holdRow } from '#services/database/hold_row'
import { countRows } from '#services/database/page'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import {
  readPromptResult,
  readReversalResult,
  readTransferResult,
  readTransferStatus,
} from '#services/payments/daraja_callbacks'
import { readCardEvent } from '#services/payments/paystack_answers'

const AT_ONCE = 200
/** Older ones were there before there was a queue, and have been looked at or never will be. */
const TAKEN_UP_DAYS = 90

/** Puts a message that was not believed into the queue, once (ADR 0070). */
export async function noteMessage(trx: TransactionClientContract, event: PaymentEvent) {
  const kind = kindOfMessage(event.verdict)
  if (!kind || event.discrepancyId) return
  const payment = event.paymentId
    ? await Payment.query({ client: trx }).where('id', event.paymentId).preload('refunds').first()
    : null
  const { movement, money, name } = readMessage(event)
  const day = todayInNairobi(event.createdAt.toJSDate())
  const id = await noteDifference(trx, 'message', event.gateway, {
    kind,
    movement,
    reference: referenceOf(event, payment, name) ?? (await anonymous(trx, event, kind, day)),
    paymentId: payment?.id ?? null,
    ours: payment && {
      amountMinor:
        (movement === 'refund' && payment.refunds.at(-1)?.amountMinor) || payment.amountMinor,
      currency: payment.currency,
    },
    theirs: money,
    day,
  })
  await event.useTransaction(trx).merge({ discrepancyId: id }).save()
}

/**
 * Each message about a payment by itself, one of a name that we do not know by that name. Anybody can send the others: all of a
 * kind and day are one, so that a flood buries nothing.
 */
function referenceOf({ id }: PaymentEvent, payment: Payment | null, name: string | null) {
  return payment ? `${payment.intentId}/${id}` : name
}

/** What comes after somebody has resolved those of a day is looked at once more. */
async function anonymous(
  trx: TransactionClientContract,
  { gateway }: PaymentEvent,
  kind: Found['kind'],
  day: string
) {
  const resolved = await countRows(
    trx.from('discrepancies').where({ source: 'message', gateway, kind, day, status: 'resolved' })
  )
  return resolved === 0 ? day : `${day}/${resolved + 1}`
}

/** What of it can be shown. Only what is signed is known by its name. */
function readMessage(event: PaymentEvent) {
  const { body, gateway, kind, verdict } = event
  if (gateway === 'paystack') {
    const said = verdict === 'unsigned' ? null : readCardEvent(body)
    const movement: Found['movement'] = kind.startsWith('refund') ? 'refund' : 'payment'
    const money = said && said.money.amountMinor >= 0 ? said.money : null
    return { movement, money, name: said?.reference ?? null }
  }
  if (kind.startsWith('payout')) return readOfTransfer(event)
  const isPrompt = kind === 'prompt'
  const said = isPrompt ? readPromptResult(body) : readReversalResult(body)
  const amountMinor = said?.amountMinor ?? null
  const money = amountMinor === null ? null : ({ amountMinor, currency: 'KES' } as const)
  const movement: Found['movement'] = isPrompt ? 'payment' : 'refund'
  return { movement, money, name: null }
}

/** Each about a payout of ours by itself. */
function readOfTransfer({ body, id, kind, transferId }: PaymentEvent) {
  const said = kind === 'payout' ? readTransferResult(body) : readTransferStatus(body)
  const amountMinor = said?.amountMinor ?? null
  const movement: Found['movement'] = 'payout'
  return {
    movement,
    money: amountMinor === null ? null : ({ amountMinor, currency: 'KES' } as const),
    name: transferId ? `payout/${transferId}/${id}` : null,
  }
}

/** Puts messages into the queue that came before it, or whose verdict has changed since. @returns how many */
export async function noteMessages(now: DateTime = DateTime.utc()) {
  let noted = 0
  for (let last = 0; ;) {
    const events = await PaymentEvent.query()
      .whereNull('discrepancy_id')
      .whereRaw("verdict <> 'heard'") // As its index has it.
      .where('id', '>', last)
      .where(
        'created_at',
        '>',
        sqlTime(PaymentEvent.query().client, now.minus({ days: TAKEN_UP_DAYS }))
      )
      .orderBy('id')
      .limit(AT_ONCE)
    for (const { id } of events) {
      await writeTransaction(async (trx) => {
        const event = await holdRow(trx, PaymentEvent, id)
        if (event) await noteMessage(trx, event)
      })
    }
    noted += events.length
    if (events.length < AT_ONCE) return noted
    last = events.at(-1)!.id
  }
}
