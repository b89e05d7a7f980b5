import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#exceptions/refusal'
import IdempotencyKey from '#models/idempotency_key'
import { sqlTime } from '#services/database/sql_time'

/** Hours a key is remembered (contract, Idempotency). */
const KEY_HOURS = 24

/** Minutes after which a request that has left no answer is taken for dead, and its key is free again. */
const ABANDONED_MINUTES = 2

/** Somebody's key, and what it was sent with. `call` keeps the same words to two calls apart. */
export type Claim = { userId: number; key: string; call: string; request: object }

const digest = ({ call, request }: Claim) =>
  createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('hex')

/**
 * Claims a key for one request: a second request with it runs into the unique index, and one that is past its
 * time makes room. Within a transaction it is the first write.
 */
export async function claimKey(trx: TransactionClientContract, claim: Claim) {
  const { userId, key } = claim
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
  await IdempotencyKey.create(
    { userId, key, requestHash: digest(claim), expiresAt: now.plus({ hours: KEY_HOURS }) },
    { client: trx }
  )
}

/** Notes what the request brought about; within a transaction, with it. */
export async function noteAnswer(
  { userId, key }: Claim,
  answer: object,
  client: QueryClientContract = db.connection()
) {
  await client
    .from('idempotency_keys')
    .where({ user_id: userId, key })
    .update({ body: JSON.stringify(answer) })
}

/** Gives a key back: nothing has happened, and the same request may be tried again. */
export async function releaseKey({ userId, key }: Claim) {
  await db.from('idempotency_keys').where({ user_id: userId, key }).whereNull('body').delete()
}

/**
 * What the first request with this key brought about, null while there is none: asked before work that is dear.
 * @throws Refusal 422 when the key came with another request, 409 while the first is still running
 */
export async function earlierAnswer<Answer extends object>(claim: Claim): Promise<Answer | null> {
  const { userId, key } = claim
  const row = await IdempotencyKey.query().where({ userId, key }).whereNotNull('body').first()
  return row && row.expiresAt > DateTime.utc() ? findAnswer<Answer>(claim) : null
}

/**
 * What the first request with this key brought about.
 * @throws Refusal 422 when the key came with another request, 409 while the first is still running
 */
export async function findAnswer<Answer extends object>(claim: Claim): Promise<Answer> {
  const { userId, key } = claim
  const row = await IdempotencyKey.query().where({ userId, key }).first()
  if (row && row.requestHash !== digest(claim)) {
    throw invalid('Idempotency-Key', 'reused', 'keys.reused')
  }
  if (!row?.body) throw conflict('keys.stillRunning', 'E_STILL_RUNNING')
  return JSON.parse(row.body) as Answer
}
