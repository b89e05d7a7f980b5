import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { postTransaction } from '#actions/ledger/post_transaction'
import { tellOfLosses } from '#actions/payments/tell_of_losses'
import { bookLosses } from '#actions/payouts/book_losses'
import { payoutApproved, payoutFailed, payoutSent } from '#domain/ledger'
import { toMajor } from '#domain/money'
import {
  mayTake,
  PAYOUT_STEPS,
  type PayoutStatus,
  type PayoutStep as AnyStep,
} from '#domain/payouts'
import { conflict } from '#exceptions/refusal'
import LedgerTransaction from '#models/ledger_transaction'
import Payout from '#models/payout'
import { editTimeAfter, refuseIfEdited, sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { disputedLines } from '#services/ledger/owed_entries'
import { writeTransaction } from '#services/database/write_transaction'

const RECORDED = {
  approve: { kind: 'payout', audited: 'payout.approved' },
  pay: { kind: 'payoutSent', audited: 'payout.paid' },
  fail: { kind: 'payoutFailed', audited: 'payout.failed' },
} as const

/** Another try goes into another file. */
const NO_FILE = { file_id: null, exported_at: null }

type PayoutStep = Exclude<AnyStep, 'writeOff'>

type Words = { reference?: string | null; reason?: string }

/**
 * Takes a payout one step on, by compare-and-set, and posts it to the books.
 * @param words the bank's reference of one that was sent, the reason of one that failed
 * @param known the edit that the actor has seen; null for whichever it is. What failed and was approved again is another try
 * @throws Refusal 409 when it is not at the step before: somebody else was faster, or a payment it
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
  const { audited, kind } = RECORDED[step]
  const { to } = PAYOUT_STEPS[step]
  const { amountMinor, currency, hostId, id, status } = payout
  await writeTransaction(async (trx) => {
    const held = await holdRow(trx, Payout, id)
    if (held) refuseIfEdited(held, known)
    const now = sqlTime(trx, happenedAt)
    const [moved] = await trx
      .from('payouts')
      .where({ id, status: mayTake(step, status) ? status : null })
      .update(
        {
          status: to,
          [`${to}_at`]: now,
          [`${to}_by`]: actor.id,
          updated_at: sqlEditTime(trx, editTimeAfter(held?.updatedAt ?? null)),
          ...wordsOf(step, words),
        },
        ['id']
      )
    if (!moved) throw conflict('payouts.movedOn', 'E_STATE_MOVED_ON')

    if (step === 'approve') await refuseDisputed(trx, id)

    const fact = await factOf(trx, kind, id)
    const about = { kind, fact, payoutId: id, hostId, currency, happenedAt }
    await postTransaction(trx, about, postingsOf(step, amountMinor, status))
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
  })
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
async function setOffLost(trx: TransactionClientContract, id: number, actor: { id: number }) {
  const losses = await bookLosses(trx, id, actor)
  trx.after('commit', () => tellOfLosses(losses))
}

/** What was said of an earlier try does not stand beside the next. */
function wordsOf(step: PayoutStep, { reason, reference }: Words) {
  if (step === 'pay') return { reference: reference ?? null }
  if (step === 'fail') return { failure_reason: reason ?? null }
  return { reference: null, paid_at: null, failed_at: null, failure_reason: null, ...NO_FILE }
}

function postingsOf(step: PayoutStep, amountMinor: number, before: PayoutStatus) {
  if (step === 'approve') return payoutApproved(amountMinor)
  return step === 'pay' ? payoutSent(amountMinor) : payoutFailed(amountMinor, before === 'paid')
}

/** What failed is tried again: each try is a fact of its own. */
async function factOf(
  trx: TransactionClientContract,
  kind: (typeof RECORDED)[PayoutStep]['kind'],
  payoutId: number
) {
  const earlier = await LedgerTransaction.query({ client: trx }).where({ payoutId, kind })
  return earlier.length === 0 ? `${kind}:${payoutId}` : `${kind}:${payoutId}:${earlier.length + 1}`
}
