import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { recordEvent } from '#actions/payments/record_event'
import { endTransfer } from '#actions/payouts/end_transfer'
import { endOfTransaction, isFinal } from '#domain/mpesa_payouts'
import type { EventVerdict } from '#domain/payment_events'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import {
  readTransferResult,
  readTransferStatus,
  type DarajaResult,
} from '#services/payments/daraja_callbacks'

type Heard = {
  kind: 'payout' | 'payoutLate' | 'payoutStatus'
  said: DarajaResult | null
  verdict: EventVerdict
  raw: string
}

const SUCCESS = '0'

/**
 * Hears from Daraja how a payout ended. Nothing in it is signed: it has to come to the order's own address and fit the order.
 * What it says of no known failure is asked about before it counts. Safe to repeat.
 */
export async function hearTransferResult(name: string, raw: string) {
  const said = readTransferResult(raw)
  const transfer = await transferNamed(name)
  const end = said && endOf(said.code)
  const verdict = await judge(said, end, transfer, said?.reference ?? null)
  await note(transfer, { kind: 'payout', said, verdict, raw })
  if (verdict !== 'heard' || !transfer || !said) return
  await noteConversation(transfer, said.reference)
  const isBelieved = await believe(transfer, said, { end, code: said.code })
  if (!isBelieved) await note(transfer, { kind: 'payout', said, verdict: 'disputed', raw })
}

/** Hears what Daraja answers who asks about a payout. That it finds none is no end: it may not be there yet. */
export async function hearTransferStatus(name: string, raw: string) {
  const said = readTransferStatus(raw)
  const transfer = await transferNamed(name)
  const end = said?.code === SUCCESS ? endOfTransaction(said.status ?? '') : null
  const verdict = await judge(said, end, transfer, said?.conversation ?? null)
  await note(transfer, { kind: 'payoutStatus', said, verdict, raw })
  if (verdict !== 'heard' || !transfer || !said) return
  const isBelieved = await believe(transfer, said, { end, code: said.status ?? '' })
  if (!isBelieved) await note(transfer, { kind: 'payoutStatus', said, verdict: 'disputed', raw })
}

/** Daraja says that the end takes its time, which is no end: check_transfers asks about it. */
export async function hearLateTransfer(name: string, raw: string) {
  const said = readTransferResult(raw)
  const transfer = await transferNamed(name)
  const verdict = transfer ? (said ? 'heard' : 'unreadable') : 'unknown'
  await note(transfer, { kind: 'payoutLate', said, verdict, raw })
}

const transferNamed = (callbackName: string) => PayoutTransfer.findBy({ callbackName })

type End = 'done' | 'failed' | null

/** null where it does not say for sure. */
function endOf(code: string): End {
  if (code === SUCCESS) return 'done'
  return isFinal(code) ? 'failed' : null
}

/** @param conversation Daraja's name of the payout; null where it does not say */
async function judge(
  said: DarajaResult | null,
  end: End,
  transfer: PayoutTransfer | null,
  conversation: string | null
): Promise<EventVerdict> {
  if (!transfer) return 'unknown'
  if (!said) return 'unreadable'
  const known = transfer.conversationId
  if (known && conversation && conversation !== known) return 'otherAttempt'
  if (end === 'failed') return transfer.status === 'done' ? 'disputed' : 'heard'
  if (end === null) return 'heard'
  if (said.amountMinor === null || !said.receipt) return 'unreadable'
  if (said.amountMinor !== transfer.amountMinor) return 'otherAmount'
  if (transfer.receipt && transfer.receipt !== said.receipt) return 'otherAttempt'
  if (await isOfAnother(said.receipt, transfer)) return 'otherAttempt'
  return (await isTriedAgain(transfer)) ? 'disputed' : 'heard'
}

/** A receipt is of one transaction. */
async function isOfAnother(receipt: string, { id }: PayoutTransfer) {
  return !!(await PayoutTransfer.query().where({ receipt }).whereNot('id', id).first())
}

/** It failed, was sent another way since, and says now that it did not fail: a person looks. */
async function isTriedAgain({ id, payoutId, status }: PayoutTransfer) {
  if (status !== 'failed') return false
  const payout = await Payout.findOrFail(payoutId)
  return payout.transferId !== id || payout.status !== 'failed'
}

async function note(transfer: PayoutTransfer | null, { kind, raw, said, verdict }: Heard) {
  await recordEvent({
    gateway: 'mpesa',
    kind,
    verdict,
    reference: said && `${said.reference}/${said.code}`,
    paymentId: null,
    transferId: transfer?.id ?? null,
    receipt: said?.receipt ?? null,
    raw,
  })
  if (verdict === 'heard') return
  logger.warn({ transfer: transfer?.id, verdict }, 'a message in M-Pesa’s name was not believed')
}

/** It may come before the answer to the request that started it. */
async function noteConversation({ id }: PayoutTransfer, conversation: string) {
  await db
    .from('payout_transfers')
    .where({ id })
    .whereNull('conversation_id')
    .update({ conversation_id: conversation })
}

/** @returns false where the payout has moved on since this was judged, so that it says something else: a person looks */
async function believe(
  transfer: PayoutTransfer,
  { receipt }: DarajaResult,
  { code, end }: { code: string; end: End }
) {
  if (end === 'done' && receipt) return endTransfer(transfer, { status: 'done', receipt })
  if (end === 'failed') return endTransfer(transfer, { status: 'failed', code })
  return true
}
