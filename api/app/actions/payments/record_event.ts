import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { EventVerdict } from '#domain/payment_events'
import PaymentEvent from '#models/payment_event'
import { sqlTime } from '#services/database/sql_time'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

export type ReceivedEvent = {
  gateway: string
  kind: string
  verdict: EventVerdict
  /** Of the gateway, for what was understood. */
  reference: string | null
  paymentId: number | null
  receipt: string | null
  raw: string
}

/** Of what is not believed; as long as the longest event of a gateway. */
const KEPT_CHARACTERS = 8000

/** Writes a message down as it came, once; one that comes again is counted. */
export async function recordEvent({ gateway, kind, raw, verdict, ...event }: ReceivedEvent) {
  const isHeard = verdict === 'heard' && event.reference !== null
  const reference = isHeard ? `${kind}/${event.reference}` : `${verdict}/${digestOf(raw)}`
  /** PostgreSQL's text has no NUL. */
  const body = raw.replaceAll('\0', '').slice(0, isHeard ? undefined : KEPT_CHARACTERS)
  const { paymentId, receipt } = event
  try {
    await writeTransaction((trx) =>
      PaymentEvent.create(
        { gateway, kind, reference, verdict, paymentId, receipt, body },
        { client: trx }
      )
    )
  } catch (error) {
    if (!isUniqueViolation(error, 'payment_events')) throw error
    await writeTransaction((trx) =>
      trx
        .from('payment_events')
        .where({ gateway, reference })
        .increment('times_received', 1)
        .update({ updated_at: sqlTime(trx, DateTime.utc()) })
    )
  }
}

const digestOf = (raw: string) => createHash('sha256').update(raw).digest('hex')
