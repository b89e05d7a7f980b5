import { REMEMBERED_SESSION_SECONDS, SESSION_SECONDS } from '#domain/verification'

/** Seconds a new session lives by its owner's choice (§2.14); null: until it is ended. */
const TIMEOUT_SECONDS = {
  '1h': 3600,
  '6h': 6 * 3600,
  '24h': SESSION_SECONDS,
  '7d': 7 * 24 * 3600,
  'never': null,
} as const

export type SessionTimeout = keyof typeof TIMEOUT_SECONDS
export const SESSION_TIMEOUTS = Object.keys(TIMEOUT_SECONDS) as SessionTimeout[]

export const LANGUAGES = ['en', 'sw', 'fr'] as const
export const TIMEZONES = ['Africa/Nairobi', 'UTC', 'Europe/London'] as const

/** What holds for whoever has never opened the settings screen (§2.14). */
export const DEFAULT_SETTINGS = {
  notifyEmail: true,
  notifyPush: true,
  notifySms: false,
  notifyMarketing: false,
  publicProfile: true,
  showEmail: false,
  showPhone: false,
  allowMessages: true,
  twoFactorEnabled: false,
  loginAlerts: true,
  sessionTimeout: '24h' as SessionTimeout,
  language: 'en' as (typeof LANGUAGES)[number],
  timezone: 'Africa/Nairobi' as (typeof TIMEZONES)[number],
}

export type Settings = typeof DEFAULT_SETTINGS

/**
 * Seconds a new session lives, null for one without an end. 'Remember me' makes it 30 days, but never longer
 * than somebody wants who chose less than a day, nor shorter than who chose no end at all (contract, Session).
 */
export function sessionSeconds(timeout: SessionTimeout, remember: boolean): number | null {
  const chosen = TIMEOUT_SECONDS[timeout]
  if (!remember || chosen === null || chosen < SESSION_SECONDS) return chosen
  return REMEMBERED_SESSION_SECONDS
}

/** Browsers keep a cookie 400 days at most (seconds). */
const LONGEST_COOKIE_SECONDS = 400 * 24 * 3600

/** Seconds a browser keeps the cookie of a remembered session. */
export function cookieSeconds(seconds: number | null): number {
  return seconds ?? LONGEST_COOKIE_SECONDS
}
