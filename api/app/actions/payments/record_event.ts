import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { noteMessage } from '#actions/discrepancies/note_message'
import { bodyToKeep } from '#actions/users/erase_messages'
import { DISPUTE_LOST, type EventVerdict } from '#domain/payment_events'
import PaymentEvent from '#models/payment_event'
import { sqlTime } from '#services/database/sql_time'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import { mayKeepMessage } from '#services/limits/gateway_messages'
import { currentDevice } from '#services/request_device'

export type ReceivedEvent = {
  gateway: string
  kind: string
  verdict: EventVerdict
  /** Of the gateway, for what was understood. */
  reference: string | null
  paymentId: number | null
  /** Of what was sent to a host. */
  transferId?: number | null
  receipt: string | null
  /** What a guest's bank takes back; minor units, null where it does not say. */
  amountMinor?: number | null
  raw: string
}

/** Of what is not believed; as long as the longest event of a gateway. */
const KEPT_CHARACTERS = 8000

/**
 * Writes a message down as it came, without people who were erased before, once, and into the queue when it is not believed; one that comes again is counted.
 * Of what anybody may have sent only so much an hour is kept.
 * @param then what is known by it, in the same transaction: a gateway may not say it again
 */
export async function recordEvent(
  { gateway, kind, raw, verdict, ...event }: ReceivedEvent,
  then: (trx: TransactionClientContract) => Promise<unknown> = async () => {}
) {
  if (isAnybodys(verdict) && !(await mayKeepMessage(currentDevice()?.ipAddress ?? ''))) {
    logger.warn({ gateway, kind, verdict }, 'a message was not kept: too many of its kind')
    return
  }
  const isHeard = verdict === 'heard' && event.reference !== null
  const reference = referenceOf({ kind, verdict, name: event.reference, raw })
  /** PostgreSQL's text has no NUL. */
  const body = raw.replaceAll('\0', '').slice(0, isHeard ? undefined : KEPT_CHARACTERS)
  const { amountMinor = null, paymentId, receipt, transferId = null } = event
  try {
    await writeTransaction(async (trx) => {
      const about = { paymentId, transferId, receipt, amountMinor }
      const heard = { gateway, kind, reference, verdict, ...about }
      const kept = { ...heard, body: await bodyToKeep(trx, about, body) }
      await noteMessage(trx, await PaymentEvent.create(kept, { client: trx }))
      await then(trx)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'payment_events')) throw error
    await writeTransaction(async (trx) => {
      await trx
        .from('payment_events')
        .where({ gateway, reference })
        .increment('times_received', 1)
        .update({ updated_at: sqlTime(trx, DateTime.utc()) })
      await then(trx)
    })
  }
}

/** It names nothing of ours, or is not signed: nothing follows from it. */
const isAnybodys = (verdict: EventVerdict) => verdict === 'unknown' || verdict === 'unsigned'

/** A dispute is lost once, in whichever words that is said again: what was lost is booked from it. */
function referenceOf({
  kind,
  name,
  raw,
  verdict,
}: Pick<ReceivedEvent, 'kind' | 'raw' | 'verdict'> & { name: string | null }) {
  if (name !== null && verdict === 'heard') return `${kind}/${name}`
  if (name !== null && kind === DISPUTE_LOST) return `${verdict}/${kind}/${name}`
  return `${verdict}/${digestOf(raw)}`
}

const digestOf = (raw: string) => createHash('sha256').update(raw).digest('hex')
