import { DateTime } from 'luxon'
import { recordSignIn, type SignInFactor } from '#actions/audit/record_access'
import { refuseSignIn } from '#actions/auth/check_password'
import { rememberDevice } from '#actions/auth/remember_device'
import { tellOwner } from '#actions/auth/tell_owner'
import { sessionSeconds, type SessionTimeout } from '#domain/settings'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import type { Device } from '#services/device_words'

/**
 * Opens a session, 30 days long when remembered, and mails the owner about a new device (contract, Session;
 * §2.14).
 * @param person with the password that was checked
 * @returns the token and its lifetime in seconds, null without an end
 * @throws Refusal 401 when the account, its password or whether it asks for a second factor has changed since
 */
export async function openSession(
  person: User,
  device: Device,
  { factor, remember = false }: { factor: SignInFactor; remember?: boolean }
) {
  const opened = await writeTransaction(async (trx) => {
    const held = await holdRow(trx, User, person.id)
    const settings = await UserSettings.of(person.id, trx)
    if (!isAsChecked(held, person) || settings.twoFactorEnabled !== isSecond(factor)) return null
    const timeout = settings.sessionTimeout as SessionTimeout
    const seconds = sessionSeconds(timeout, remember, person.isAdmin)
    person.useTransaction(trx)
    await person.merge({ lastLoginAt: DateTime.utc() }).save()
    return {
      seconds,
      settings,
      token: await User.accessTokens.issue(trx, person.id, { ...device, seconds, remember }),
      isNewDevice: await rememberDevice(trx, person.id, device),
    }
  })
  if (!opened) return refuseSignIn(person.email, person)
  const { isNewDevice, seconds, settings, token } = opened
  await recordSignIn(person, factor)
  if (isNewDevice && settings.loginAlerts) await tellOwner('newDevice', person, device)
  return { token, seconds }
}

/** Whoever changed it has ended the sessions there were. */
function isAsChecked(held: User | null, { password }: User) {
  return !!held?.mayUseAccount && held.password === password
}

const isSecond = (factor: SignInFactor) => factor === 'codeByApp' || factor === 'recoveryCode'
