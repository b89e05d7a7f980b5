import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { rememberDevice } from '#actions/auth/remember_device'
import { sessionSeconds, type SessionTimeout } from '#domain/settings'
import SecurityNoticeMail from '#mails/security_notice_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { writeTransaction } from '#services/database/write_transaction'
import { deviceWords } from '#services/device_words'

export type Device = { userAgent: string | null; ipAddress: string }

/**
 * Opens a session for somebody who has shown who they are: as long as their settings say, or 30 days when
 * remembered. The token is told once and kept only as a hash (contract, Session). A device that was never
 * seen on the account is told to its owner by mail, unless they switched that off (§2.14).
 * @returns the token and its life in seconds, null when it has no end
 */
export async function openSession(person: User, device: Device, { remember = false } = {}) {
  const settings = await UserSettings.of(person.id)
  const seconds = sessionSeconds(settings.sessionTimeout as SessionTimeout, remember)
  const { token, isNewDevice } = await writeTransaction(async (trx) => {
    person.useTransaction(trx)
    await person.merge({ lastLoginAt: DateTime.utc() }).save()
    return {
      token: await User.accessTokens.issue(trx, person.id, { ...device, seconds }),
      isNewDevice: await rememberDevice(trx, person.id, device),
    }
  })
  if (isNewDevice && settings.loginAlerts) await tellOf(device, person, settings)
  return { token, seconds }
}

async function tellOf({ userAgent, ipAddress }: Device, person: User, settings: UserSettings) {
  person.$setRelated('settings', settings)
  const origin = { device: deviceWords(userAgent).name, ipAddress }
  await mail.sendLater(new SecurityNoticeMail('newDevice', person, origin))
}
