import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { subscribe, unsubscribe } from '#actions/newsletter/subscribe'
import { holdSettings } from '#actions/settings/hold_settings'
import type { Settings } from '#domain/settings'
import type User from '#models/user'
import type UserSettings from '#models/user_settings'
import { writeTransaction } from '#services/database/write_transaction'

/** What the settings screen may change; two-factor sign-in has actions of its own. */
export type SettingsChange = Partial<Omit<Settings, 'twoFactorEnabled'>>

/** Stores what a person chose on the settings screen; what is not given stays (§2.14, decisions). */
export function updateSettings(person: User, change: SettingsChange): Promise<UserSettings> {
  return writeTransaction(async (trx) => {
    const settings = await holdSettings(trx, person.id)
    const before = factsOf(settings)
    await settings.merge(change).save()
    if (settings.notifyMarketing !== before.notifyMarketing)
      await followMarketing(trx, person, settings)
    await recordAudit(trx, {
      actor: person,
      action: 'user.settingsChanged',
      subject: { type: 'user', id: person.id },
      telling: { name: 'user.settingsChanged' },
      before,
      after: factsOf(settings),
    })
    return settings
  })
}

/** Their e-mail is proved: the switch puts them on the newsletter's list, or takes them off it. */
async function followMarketing(
  trx: TransactionClientContract,
  { email, emailVerified }: User,
  { notifyMarketing, language }: UserSettings
) {
  if (!notifyMarketing) await unsubscribe(trx, email)
  else if (emailVerified) await subscribe(trx, email, language)
}

function factsOf(settings: UserSettings) {
  return {
    notifyEmail: settings.notifyEmail,
    notifyPush: settings.notifyPush,
    notifySms: settings.notifySms,
    notifyMarketing: settings.notifyMarketing,
    publicProfile: settings.publicProfile,
    showEmail: settings.showEmail,
    showPhone: settings.showPhone,
    allowMessages: settings.allowMessages,
    loginAlerts: settings.loginAlerts,
    sessionTimeout: settings.sessionTimeout,
    language: settings.language,
    timezone: settings.timezone,
  }
}
