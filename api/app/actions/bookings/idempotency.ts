import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#exceptions/refusal'
import IdempotencyKey from '#models/idempotency_key'
import { sqlTime } from '#services/database/sql_time'

/** Hours a key is remembered (contract, Idempotency). */
const KEY_HOURS = 24

const digest = (request: object) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

/**
 * Claims a key for one request, as the first write of its transaction: a second request with it runs into
 * the unique index, and an expired one makes room.
 */
export async function claimKey(
  trx: TransactionClientContract,
  userId: number,
  key: string,
  request: object
) {
  await trx
    .from('idempotency_keys')
    .where({ user_id: userId, key })
    .where('expires_at', '<', sqlTime(trx, DateTime.utc()))
    .delete()
  await IdempotencyKey.create(
    {
      userId,
      key,
      requestHash: digest(request),
      expiresAt: DateTime.utc().plus({ hours: KEY_HOURS }),
    },
    { client: trx }
  )
}

/** Notes what the request brought about, in the same transaction. */
export async function noteAnswer(
  trx: TransactionClientContract,
  userId: number,
  key: string,
  bookingId: number
) {
  await trx
    .from('idempotency_keys')
    .where({ user_id: userId, key })
    .update({ status_code: 201, body: JSON.stringify({ booking: bookingId }) })
}

/**
 * The id of the booking which the first request with this key made.
 * @throws Refusal 422 when the key came with another request, 409 while the first is still running
 */
export async function findAnswer(userId: number, key: string, request: object): Promise<number> {
  const row = await IdempotencyKey.query().where({ userId, key }).first()
  if (row && row.requestHash !== digest(request)) {
    throw invalid('Idempotency-Key', 'reused', 'bookings.keyReused')
  }
  if (!row?.body) throw conflict('unavailable', 'E_STILL_RUNNING')
  return JSON.parse(row.body).booking
}
