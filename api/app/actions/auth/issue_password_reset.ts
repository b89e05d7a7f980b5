import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { digestOfToken, newSecretToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'

/**
 * Writes a password link in the place of those that end no later: anybody can ask for a short one by naming the address, which ends no
 * invitation. Only its digest is stored.
 * @param seconds lifetime
 * @returns the token in clear text
 */
export async function issuePasswordReset(
  trx: TransactionClientContract,
  personId: number,
  seconds: number,
  token = newSecretToken()
): Promise<string> {
  const now = DateTime.utc()
  const expiresAt = sqlTime(trx, now.plus({ seconds }))
  await trx
    .from('password_resets')
    .where('user_id', personId)
    .where('expires_at', '<=', expiresAt)
    .delete()
  await trx.table('password_resets').insert({
    user_id: personId,
    token_hash: digestOfToken('password-reset', token),
    created_at: sqlTime(trx, now),
    expires_at: expiresAt,
  })
  return token
}
