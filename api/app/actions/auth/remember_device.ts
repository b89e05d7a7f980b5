import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { sqlTime } from '#services/database/sql_time'
import { deviceWords, type Device } from '#services/device_words'

/** Stores a digest of browser and system only. @returns true for a new device on an account that was used before */
export async function rememberDevice(
  trx: TransactionClientContract,
  personId: number,
  { userAgent }: Device
): Promise<boolean> {
  const { name, kind } = deviceWords(userAgent)
  const fingerprint = keyedDigest('device', `${personId}:${kind}:${name}`)
  const now = sqlTime(trx, DateTime.utc())

  const [known] = await trx
    .from('known_devices')
    .where({ user_id: personId, fingerprint })
    .update({ last_seen_at: now }, ['id'])
  if (known) return false

  const others = await trx.from('known_devices').where('user_id', personId).count('* as total')
  await trx
    .insertQuery()
    .table('known_devices')
    .insert({ user_id: personId, fingerprint, created_at: now, last_seen_at: now })
    .onConflict(['user_id', 'fingerprint'])
    .merge({ last_seen_at: now })
  return Number(others[0].total) > 0
}
