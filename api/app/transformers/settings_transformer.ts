import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LANGUAGES, SessionTimeout, TIMEZONES } from '#domain/settings'
import type UserSettings from '#models/user_settings'
import { isoTime } from '#services/iso_time'

export default class SettingsTransformer extends BaseTransformer<UserSettings> {
  toObject() {
    const settings = this.resource
    return {
      notifications: {
        email: settings.notifyEmail,
        push: settings.notifyPush,
        sms: settings.notifySms,
        marketing: settings.notifyMarketing,
      },
      privacy: {
        publicProfile: settings.publicProfile,
        showEmail: settings.showEmail,
        showPhone: settings.showPhone,
        allowMessages: settings.allowMessages,
      },
      security: {
        twoFactorEnabled: settings.twoFactorEnabled,
        loginAlerts: settings.loginAlerts,
        sessionTimeout: settings.sessionTimeout as SessionTimeout,
      },
      language: settings.language as (typeof LANGUAGES)[number],
      timezone: settings.timezone as (typeof TIMEZONES)[number],
      /** null until something is chosen. */
      updatedAt: isoTime(settings.updatedAt ?? null),
    }
  }
}
