import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { queueTransfer } from '#actions/payouts/queue_transfer'
import PayoutTransfer from '#models/payout_transfer'
import { sqlTime } from '#services/database/sql_time'
import { isTimeout, MOST_SILENCES } from '#services/payments/call_gateway'
import { payoutAddress } from '#services/payments/callback_address'
import payments from '#services/payments/main'

const BATCH = 100

/** An order that waits for so long has lost its job. */
const QUEUE_DELAY = { minutes: 1 }
/** Without a word for so long, M-Pesa is asked, and then again. */
const ASK_DELAY = { minutes: 5 }

/** Sends what a crash has kept from being sent, and asks what became of the others. Runs every minute. */
export async function checkTransfers(now = DateTime.utc()) {
  const sender = await payments.payouts()
  if (!sender) return
  const waiting = await open('waiting')
    .where('created_at', '<=', sqlTime(db.connection(), now.minus(QUEUE_DELAY)))
    .orderBy('id')
  for (const { id } of waiting) await queueTransfer(id)

  const since = sqlTime(db.connection(), now.minus(ASK_DELAY))
  const unheard = await open('asked', 'sent')
    .whereRaw('coalesce(checked_at, asked_at) <= ?', [since])
    .orderByRaw('coalesce(checked_at, asked_at)')
  let silences = 0
  for (const { callbackName, id, reference } of unheard) {
    if (silences === MOST_SILENCES) break
    await db
      .from('payout_transfers')
      .where({ id })
      .update({ checked_at: sqlTime(db.connection(), now) })
    try {
      await sender.ask({ callbackUrl: payoutAddress(callbackName), reference })
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, transfer: id }, 'M-Pesa could not be asked about a payout')
      if (isTimeout(error)) silences++
    }
  }
}

const open = (...statuses: PayoutTransfer['status'][]) =>
  PayoutTransfer.query().whereIn('status', statuses).limit(BATCH)
