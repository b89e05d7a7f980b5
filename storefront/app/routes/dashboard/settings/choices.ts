import { LANGUAGES } from '@makao/shared/languages'
import { SESSION_TIMEOUTS, SWITCHES, TIME_ZONES } from '@makao/shared/settings'
import type { Settings } from '~/api/types'
import type { Held } from '~/components/use-follow'

/**
 * The settings a form holds, in the API's shape; a switch that is off sends nothing.
 * @param known what they were when the page was loaded: without what is still the same, so that nothing is turned back
 * that was changed elsewhere meanwhile
 */
export function settingsIn(form: FormData, known: Held = {}) {
  const on = (name: string) => (form.has(name) === known[name] ? undefined : form.has(name))
  const one = <Choice extends string>(choices: readonly Choice[], name: string) =>
    choices.find((choice) => choice === form.get(name) && choice !== known[name])
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
      sessionTimeout: one(SESSION_TIMEOUTS, 'security.sessionTimeout'),
    },
    language: one(LANGUAGES, 'language'),
    timezone: one(TIME_ZONES, 'timezone'),
  }
}

/** What a form says of `heldOf` when its page was loaded; nothing where it cannot be read. */
export function knownIn(form: FormData): Held {
  try {
    return Object(JSON.parse(String(form.get('known')))) as Held
  } catch {
    return {}
  }
}

/** What the fields of the form hold while nobody has changed them. */
export function heldOf({ notifications, privacy, security, language, timezone }: Settings): Held {
  return {
    ...Object.fromEntries(
      SWITCHES.notifications.map((name) => [`notifications.${name}`, notifications[name]])
    ),
    ...Object.fromEntries(SWITCHES.privacy.map((name) => [`privacy.${name}`, privacy[name]])),
    'security.loginAlerts': security.loginAlerts,
    'security.sessionTimeout': security.sessionTimeout,
    language,
    timezone,
  }
}
