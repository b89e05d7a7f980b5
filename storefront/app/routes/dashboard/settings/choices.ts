import { languages } from '~/i18n/language'

/* What the settings screen offers (specification §2.14). Fields are called as the API calls them. */

export const switches = {
  notifications: ['email', 'push', 'sms', 'marketing'],
  privacy: ['publicProfile', 'showEmail', 'showPhone', 'allowMessages'],
} as const

export const timeouts = ['1h', '6h', '24h', '7d', 'never'] as const
export const timezones = ['Africa/Nairobi', 'UTC', 'Europe/London'] as const

/** The settings a form holds, in the API's shape; a switch that is off sends nothing. */
export function settingsIn(form: FormData) {
  const on = (name: string) => form.has(name)
  const one = <Choice extends string>(choices: readonly Choice[], name: string) =>
    choices.find((choice) => choice === form.get(name))
  return {
    notifications: {
      email: on('notifications.email'),
      push: on('notifications.push'),
      sms: on('notifications.sms'),
      marketing: on('notifications.marketing'),
    },
    privacy: {
      publicProfile: on('privacy.publicProfile'),
      showEmail: on('privacy.showEmail'),
      showPhone: on('privacy.showPhone'),
      allowMessages: on('privacy.allowMessages'),
    },
    security: {
      loginAlerts: on('security.loginAlerts'),
      sessionTimeout: one(timeouts, 'security.sessionTimeout'),
    },
    language: one(languages, 'language'),
    timezone: one(timezones, 'timezone'),
  }
}
