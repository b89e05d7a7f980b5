import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { subscribe, unsubscribe, writeIn } from '#actions/newsletter/subscribe'
import { holdSettings } from '#actions/settings/hold_settings'
import { holdActiveUser } from '#actions/users/hold_user'
import type { Settings } from '#domain/settings'
import type User from '#models/user'
import type UserSettings from '#models/user_settings'
import { refuseIfEdited } from '#services/database/edit_time'
import { writeTransaction } from '#services/database/write_transaction'

export type SettingsChange = Partial<Omit<Settings, 'twoFactorEnabled'>>

/**
 * Stores the given settings (§2.14, decisions).
 * @param known the edit they are based on; null to write over any
 * @throws Refusal 412 when they were edited since
 */
export function updateSettings(
  person: User,
  change: SettingsChange,
  known: string | null = null
): Promise<UserSettings> {
  return writeTransaction(async (trx) => {
    await holdActiveUser(trx, person.id)
    const settings = await holdSettings(trx, person.id)
    refuseIfEdited(settings, known)
    const before = factsOf(settings)
    await settings.merge(change).save()
    if (change.notifyMarketing !== undefined) await followMarketing(trx, person, settings)
    else if (change.language && person.emailVerified) {
      await writeIn(trx, person.email, change.language)
    }
    await recordAudit(trx, {
      actor: person,
      action: 'user.settingsChanged',
      subject: { type: 'user', id: person.id },
      message: { name: 'user.settingsChanged' },
      before,
      after: factsOf(settings),
    })
    return settings
  })
}

/** The e-mail is verified, so no double opt-in is needed. */
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
