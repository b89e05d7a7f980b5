import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { digestOfToken, newSecretToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'

/**
 * Writes the one living password link of a person; those before it are dead. Only its digest is kept.
 * @param seconds how long it lives
 * @returns the token in the clear, this once
 */
export async function issuePasswordReset(
  trx: TransactionClientContract,
  personId: number,
  seconds: number
): Promise<string> {
  const now = DateTime.utc()
  const token = newSecretToken()
  await trx.from('password_resets').where('user_id', personId).delete()
  await trx.table('password_resets').insert({
    user_id: personId,
    token_hash: digestOfToken('password-reset', token),
    created_at: sqlTime(trx, now),
    expires_at: sqlTime(trx, now.plus({ seconds })),
  })
  return token
}
