import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { digestOfToken, newSecretToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'

/**
 * Replaces a person's password link. Only its digest is stored.
 * @param seconds lifetime
 * @returns the token in clear text
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
