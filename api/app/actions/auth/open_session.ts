import { DateTime } from 'luxon'
import { REMEMBERED_SESSION_SECONDS, SESSION_SECONDS } from '#domain/verification'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

export type Device = { userAgent: string | null; ipAddress: string }

/**
 * Opens a session for somebody who has shown who they are: 24 hours, or 30 days when remembered. The
 * token is told once and kept only as a hash (contract, Session).
 * @returns the token and its life in seconds
 */
export async function openSession(person: User, device: Device, { remember = false } = {}) {
  const seconds = remember ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS
  const token = await writeTransaction(async (trx) => {
    person.useTransaction(trx)
    await person.merge({ lastLoginAt: DateTime.utc() }).save()
    return User.accessTokens.issue(trx, person.id, { ...device, seconds })
  })
  return { token, seconds }
}
