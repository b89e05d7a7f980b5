import hash from '@adonisjs/core/services/hash'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { endSessions } from '#actions/auth/end_sessions'
import type { Device } from '#actions/auth/open_session'
import { isCommonPassword } from '#domain/passwords'
import { invalid } from '#exceptions/refusal'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { deviceWords } from '#services/device_words'

export type PasswordChange = { currentPassword: string; newPassword: string }

/**
 * Changes the password of a signed-in person and ends all their sessions; the one that asked gets a fresh
 * one, which lives as long as it would have (contract, updatepassword).
 *
 * @param seconds how long the fresh session lives; null: until it is ended
 * @returns the token of the fresh session
 * @throws Refusal 422 for a wrong current password, the same one again, or one of the most common
 */
export async function changePassword(
  person: User,
  { currentPassword, newPassword }: PasswordChange,
  device: Device,
  seconds: number | null
): Promise<string> {
  if (!(await person.verifyPassword(currentPassword))) throw wrongPassword()
  if (currentPassword === newPassword) throw invalid('newPassword', 'same', 'auth.passwordSame')
  if (isCommonPassword(newPassword)) throw invalid('newPassword', 'common', 'auth.passwordCommon')

  const password = await hash.make(newPassword)
  const token = await writeTransaction(async (trx) => {
    const [changed] = await trx
      .from('users')
      .where({ id: person.id, password: person.password })
      .update({ password, updated_at: sqlTime(trx, DateTime.utc()) }, ['id'])
    if (!changed) throw wrongPassword()
    await endSessions(trx, person.id)
    await trx.from('password_resets').where('user_id', person.id).delete()
    await recordAudit(trx, {
      actor: person,
      action: 'user.passwordChanged',
      subject: { type: 'user', id: person.id },
      telling: { name: 'user.passwordChanged' },
    })
    return User.accessTokens.issue(trx, person.id, { ...device, seconds })
  })
  await tell(person, device)
  return token
}

async function tell(person: User, { userAgent, ipAddress }: Device) {
  person.$setRelated('settings', await UserSettings.of(person.id))
  const origin = { device: deviceWords(userAgent).name, ipAddress }
  await mail.sendLater(new SecurityNoticeMail('passwordChanged', person, origin))
}

function wrongPassword() {
  return invalid('currentPassword', 'password', 'auth.wrongPassword')
}
