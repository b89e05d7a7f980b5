import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#exceptions/refusal'
import IdempotencyKey from '#models/idempotency_key'
import User from '#models/user'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'

/** Hours a key is kept (contract, Idempotency). */
const KEY_HOURS = 24

/** Minutes after which a request without an answer counts as crashed and its key is free. */
const ABANDONED_MINUTES = 2

/** `call` separates equal keys of different endpoints. */
export type Claim = { userId: number; key: string; call: string; request: object }

export function claimOf(
  { id: userId }: { id: number },
  key: string | null,
  call: string,
  request: object
): Claim | null {
  return key ? { userId, key, call, request } : null
}

const textOf = ({ call, request }: Claim) => JSON.stringify([call, request])

const digest = (claim: Claim) => keyedDigest('idempotency', textOf(claim))

/** Of keys that an earlier version has stored: a write that is repeated over an update is still the same. */
const unkeyedDigest = (claim: Claim) => createHash('sha256').update(textOf(claim)).digest('hex')

/**
 * Claims a key by its unique index, replacing an expired one; must be the first write of a transaction. Its person
 * is locked before it refers to them, as deleting them does: otherwise each could wait for the other.
 */
export async function claimKey(trx: TransactionClientContract, claim: Claim) {
  const { userId, key } = claim
  await holdRow(trx, User, userId)
  const now = DateTime.utc()
  await trx
    .from('idempotency_keys')
    .where({ user_id: userId, key })
    .where((over) => {
      over.where('expires_at', '<', sqlTime(trx, now)).orWhere((abandoned) => {
        abandoned
          .whereNull('body')
          .where('created_at', '<', sqlTime(trx, now.minus({ minutes: ABANDONED_MINUTES })))
      })
    })
    .delete()
  return IdempotencyKey.create(
    { userId, key, requestHash: digest(claim), expiresAt: now.plus({ hours: KEY_HOURS }) },
    { client: trx }
  )
}

export async function noteAnswer(
  { id }: IdempotencyKey,
  answer: object,
  client: QueryClientContract = db.connection()
) {
  await client
    .from('idempotency_keys')
    .where({ id })
    .update({ body: JSON.stringify(answer) })
}

/** Frees the key of a failed request for a retry. */
export async function releaseKey({ id }: IdempotencyKey) {
  await db.from('idempotency_keys').where({ id }).whereNull('body').delete()
}

/** Asked before expensive work; may be null. @throws Refusal 422 when the key came with another request */
export async function earlierAnswer<Answer extends object>(
  claim: Claim | null
): Promise<Answer | null> {
  if (!claim) return null
  const { userId, key } = claim
  const row = await IdempotencyKey.query().where({ userId, key }).whereNotNull('body').first()
  return row && row.expiresAt > DateTime.utc() ? findAnswer<Answer>(claim) : null
}

/**
 * The stored answer of a key.
 * @throws Refusal 422 when the key came with another request, 409 while the first is still running
 */
export async function findAnswer<Answer extends object>(claim: Claim): Promise<Answer> {
  const { userId, key } = claim
  const row = await IdempotencyKey.query().where({ userId, key }).first()
  if (row && ![digest(claim), unkeyedDigest(claim)].includes(row.requestHash)) {
    throw invalid('Idempotency-Key', 'reused', 'keys.reused')
  }
  if (!row?.body) throw conflict('keys.stillRunning', 'E_STILL_RUNNING')
  return JSON.parse(row.body) as Answer
}
