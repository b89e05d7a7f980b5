import { DateTime } from 'luxon'
import { recordSignIn, type SignInFactor } from '#actions/audit/record_access'
import { rememberDevice } from '#actions/auth/remember_device'
import { tellOwner } from '#actions/auth/tell_owner'
import { sessionSeconds, type SessionTimeout } from '#domain/settings'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { writeTransaction } from '#services/database/write_transaction'
import type { Device } from '#services/device_words'

/**
 * Opens a session, 30 days long when remembered, and mails the owner about a new device (contract, Session;
 * §2.14).
 * @returns the token and its lifetime in seconds, null without an end
 */
export async function openSession(
  person: User,
  device: Device,
  { factor, remember = false }: { factor: SignInFactor; remember?: boolean }
) {
  const settings = await UserSettings.of(person.id)
  const seconds = sessionSeconds(
    settings.sessionTimeout as SessionTimeout,
    remember,
    person.isAdmin
  )
  const { token, isNewDevice } = await writeTransaction(async (trx) => {
    person.useTransaction(trx)
    await person.merge({ lastLoginAt: DateTime.utc() }).save()
    return {
      token: await User.accessTokens.issue(trx, person.id, { ...device, seconds }),
      isNewDevice: await rememberDevice(trx, person.id, device),
    }
  })
  await recordSignIn(person, factor)
  if (isNewDevice && settings.loginAlerts) await tellOwner('newDevice', person, device)
  return { token, seconds }
}
