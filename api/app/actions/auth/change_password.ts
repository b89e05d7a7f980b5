import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordFailedProof } from '#actions/audit/record_access'
import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import { refuseWeakPassword } from '#actions/auth/refuse_weak_password'
import { tellOwner } from '#actions/auth/tell_owner'
import { invalid, Refusal } from '#exceptions/refusal'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { Device } from '#services/device_words'

export type PasswordChange = { currentPassword: string; newPassword: string }

/**
 * Changes a password and ends all sessions of the person; the caller gets a new one (contract,
 * updatepassword).
 * @param session of the new one: its lifetime in seconds, null without an end, and whether it is remembered
 * @returns the token of the new session
 * @throws Refusal 422 for a wrong current password, the same one again, or one that is easy to guess; 401 when the caller's session was
 * ended meanwhile
 */
export async function changePassword(
  person: User,
  { currentPassword, newPassword }: PasswordChange,
  device: Device,
  session: { seconds: number | null; remember: boolean }
): Promise<string> {
  if (!(await person.verifyPassword(currentPassword))) {
    await recordFailedProof(person, 'wrongPassword')
    throw wrongPassword()
  }
  if (currentPassword === newPassword) throw invalid('newPassword', 'same', 'auth.passwordSame')
  refuseWeakPassword('newPassword', newPassword, person)

  const password = await hash.make(newPassword)
  const token = await writeTransaction(async (trx) => {
    const [changed] = await trx
      .from('users')
      .where({ id: person.id, password: person.password })
      .update({ password }, ['id'])
    if (!changed) throw wrongPassword()
    await refuseIfEnded(trx, person)
    await endSessions(trx, person.id)
    await trx.from('password_resets').where('user_id', person.id).delete()
    await recordAudit(trx, {
      actor: person,
      action: 'user.passwordChanged',
      subject: { type: 'user', id: person.id },
      message: { name: 'user.passwordChanged' },
    })
    return User.accessTokens.issue(trx, person.id, { ...device, ...session })
  })
  await tellOwner('passwordChanged', person, device)
  return token
}

/** Call it with the person held, as whoever changes what a session is opened with holds them. */
export async function refuseIfEnded(
  trx: TransactionClientContract,
  { currentAccessToken, id }: User
) {
  const carried = Number(currentAccessToken?.identifier ?? 0)
  const open = await trx.from('auth_access_tokens').where({ id: carried, tokenable_id: id }).first()
  if (!open) throw new Refusal('unauthenticated', 401, 'E_UNAUTHENTICATED')
}

function wrongPassword() {
  return invalid('currentPassword', 'password', 'auth.wrongPassword')
}
