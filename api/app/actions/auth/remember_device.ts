import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { networkOf } from '#domain/network'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { sqlTime } from '#services/database/sql_time'
import { deviceWords, type Device } from '#services/device_words'

/** Stores digests only: of browser and system, and of the network. @returns true for a new device on an account that was used before */
export async function rememberDevice(
  trx: TransactionClientContract,
  personId: number,
  { userAgent, ipAddress }: Device
): Promise<boolean> {
  const { name, kind } = deviceWords(userAgent)
  const fingerprint = keyedDigest('device', `${personId}:${kind}:${name}`)
  const network = digestOfNetwork(personId, ipAddress)
  const now = sqlTime(trx, DateTime.utc())

  const [known] = await trx
    .from('known_devices')
    .where({ user_id: personId, fingerprint })
    .update({ last_seen_at: now, network }, ['id'])
  if (known) return false

  const others = await trx.from('known_devices').where('user_id', personId).count('* as total')
  await trx
    .insertQuery()
    .table('known_devices')
    .insert({ user_id: personId, fingerprint, network, created_at: now, last_seen_at: now })
    .onConflict(['user_id', 'fingerprint'])
    .merge({ last_seen_at: now, network })
  return Number(others[0].total) > 0
}

/** Whether one of the person's devices was last seen in the network of this one. */
export async function isKnownNetwork(personId: number, { ipAddress }: Device): Promise<boolean> {
  const network = digestOfNetwork(personId, ipAddress)
  return !!(await db.from('known_devices').where({ user_id: personId, network }).first())
}

function digestOfNetwork(personId: number, ipAddress: string) {
  return keyedDigest('network', `${personId}:${networkOf(ipAddress)}`)
}
