import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { postTransaction } from '#actions/ledger/post_transaction'
import { tellOfLosses } from '#actions/payments/tell_of_losses'
import { bookLosses } from '#actions/payouts/book_losses'
import { storeWay, NO_WAY } from '#actions/payouts/store_way'
import { orderTransfer } from '#actions/payouts/order_transfer'
import { payoutApproved, payoutFailed, payoutSent, type Posting } from '#domain/ledger'
import { toMajor } from '#domain/money'
import { WITHDRAWN } from '#domain/mpesa_payouts'
import {
  mayTake,
  PAYOUT_STEPS,
  type PayoutStatus,
  type PayoutStep as AnyStep,
} from '#domain/payouts'
import { conflict } from '#exceptions/refusal'
import LedgerTransaction from '#models/ledger_transaction'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { editTimeAfter, refuseIfEdited, sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { disputedLines } from '#services/ledger/owed_entries'
import { writeTransaction } from '#services/database/write_transaction'
import payments from '#services/payments/main'

const RECORDED = {
  approve: { kind: 'payout', audited: 'payout.approved' },
  pay: { kind: 'payoutSent', audited: 'payout.paid' },
  fail: { kind: 'payoutFailed', audited: 'payout.failed' },
} as const

/** Another try goes another time, and perhaps another way. */
const NO_FILE = { file_id: null, exported_at: null, transfer_id: null }

type PayoutStep = Exclude<AnyStep, 'writeOff'>

type Kind = (typeof RECORDED)[PayoutStep]['kind']

type Words = { reference?: string | null; reason?: string }

/**
 * Takes a payout one step on, by compare-and-set, and posts it to the books. What M-Pesa can send is sent once it is approved.
 * @param words the bank's reference of one that was sent, the reason of one that failed
 * @param known the edit that the actor has seen; null for whichever it is. What failed and was approved again is another try
 * @throws Refusal 409 when it is not at the step before: somebody else was faster, M-Pesa is still to say how it ended, or a payment it
 * is made of is disputed; 412 when it was edited since
 */
export async function movePayout(
  step: PayoutStep,
  payout: Payout,
  actor: { id: number },
  words: Words = {},
  {
    known = null,
    happenedAt = DateTime.utc(),
  }: { known?: string | null; happenedAt?: DateTime } = {}
) {
  const sender = step === 'approve' ? await payments.payouts() : null
  await writeTransaction(async (trx) => {
    const held = await holdRow(trx, Payout, payout.id)
    if (held) refuseIfEdited(held, known)
    const moved = await closeTransfer(trx, step, held, payout.status)
    await takePayoutStep(trx, step, payout, actor, words, { happenedAt, moved })
    if (step === 'approve') await orderTransfer(trx, payout, sender)
  })
}

/** By M-Pesa, whose word may come after a failure was noted; `moved` is what it has sent, where that is not the amount. */
type Taken = { happenedAt?: DateTime; moved?: number }

/** As movePayout, with the payout held. @param actor null for M-Pesa */
export async function takePayoutStep(
  trx: TransactionClientContract,
  step: PayoutStep,
  { amountMinor, currency, hostId, id, status }: Payout,
  actor: { id: number } | null,
  words: Words = {},
  { happenedAt = DateTime.utc(), moved = amountMinor }: Taken = {}
) {
  const { audited, kind } = RECORDED[step]
  const { to } = PAYOUT_STEPS[step]
  const isBelated = actor === null && step === 'pay' && status === 'failed'
  const held = await holdRow(trx, Payout, id)
  const [row] = await trx
    .from('payouts')
    .where({ id, status: mayTake(step, status) || isBelated ? status : null })
    .update(
      {
        status: to,
        [`${to}_at`]: sqlTime(trx, happenedAt),
        [`${to}_by`]: actor?.id ?? null,
        updated_at: sqlEditTime(trx, editTimeAfter(held?.updatedAt ?? null)),
        ...wordsOf(step, words),
        ...(isBelated && { failed_at: null, failure_reason: null }),
      },
      ['id']
    )
  if (!row) throw conflict('payouts.movedOn', 'E_STATE_MOVED_ON')

  if (step === 'approve') {
    await refuseDisputed(trx, id)
    await storeWay(trx, { hostId, id })
  }

  const post = async (as: Kind, postings: Posting[]) => {
    const about = { kind: as, payoutId: id, hostId, currency, happenedAt }
    await postTransaction(trx, { ...about, fact: await factOf(trx, as, id) }, postings)
  }
  if (isBelated) await post('payout', payoutApproved(amountMinor))
  await post(kind, postingsOf(step, amountMinor, status, moved))
  await recordAudit(trx, {
    actor,
    action: audited,
    subject: { type: 'payout', id },
    message: { name: audited, host: hostId, amount: toMajor(amountMinor), currency },
    before: { status },
    after: {
      status: to,
      ...(words.reference && { reference: words.reference }),
      ...(words.reason && { failure: words.reason }),
    },
  })
  if (step === 'pay') await setOffLost(trx, id, actor)
}

/**
 * What people say of a payout ends what M-Pesa was to send, which they wait for until it is long over.
 * @returns what has moved, or counts as moved from now on; nothing where M-Pesa was not to send it
 * @throws Refusal 409 while M-Pesa is still to say how it ended
 */
async function closeTransfer(
  trx: TransactionClientContract,
  step: PayoutStep,
  held: Payout | null,
  status: PayoutStatus
) {
  if (step === 'approve' || !held?.transferId) return undefined
  const transfer = await holdRow(trx, PayoutTransfer, held.transferId)
  if (!transfer || held.status !== status) return undefined
  if (transfer.isUnderWay) throw conflict('payouts.underWay', 'E_UNDER_WAY')
  if (transfer.status === 'waiting') {
    await transfer.merge({ status: 'failed', resultCode: WITHDRAWN }).save()
    return undefined
  }
  if (transfer.status === 'asked' || transfer.status === 'sent') {
    await transfer.merge({ status: step === 'pay' ? 'done' : 'failed' }).save()
  }
  return transfer.status === 'done' ? transfer.amountMinor : undefined
}

/** What it is made of may have been disputed since it was collected. */
async function refuseDisputed(trx: TransactionClientContract, id: number) {
  const disputed = await disputedLines(trx)
    .where('payout_lines.payout_id', id)
    .select('payout_lines.entry_id')
    .first()
  if (disputed) throw conflict('payouts.disputed', 'E_DISPUTED')
}

/** What was lost while it was on its way is owed by who has been paid for it. */
async function setOffLost(
  trx: TransactionClientContract,
  id: number,
  actor: { id: number } | null
) {
  const losses = await bookLosses(trx, id, actor)
  trx.after('commit', () => tellOfLosses(losses))
}

/** What was said of an earlier try does not stand beside the next. */
function wordsOf(step: PayoutStep, { reason, reference }: Words) {
  if (step === 'pay') return { reference: reference ?? null }
  if (step === 'fail') return { failure_reason: reason ?? null, ...NO_WAY }
  return { reference: null, paid_at: null, failed_at: null, failure_reason: null, ...NO_FILE }
}

function postingsOf(step: PayoutStep, amountMinor: number, before: PayoutStatus, moved: number) {
  if (step === 'approve') return payoutApproved(amountMinor)
  if (step === 'pay') return payoutSent(amountMinor, moved)
  return payoutFailed(amountMinor, before === 'paid' ? moved : null)
}

/** What failed is tried again: each try is a fact of its own. */
async function factOf(trx: TransactionClientContract, kind: Kind, payoutId: number) {
  const earlier = await LedgerTransaction.query({ client: trx }).where({ payoutId, kind })
  return earlier.length === 0 ? `${kind}:${payoutId}` : `${kind}:${payoutId}:${earlier.length + 1}`
}
