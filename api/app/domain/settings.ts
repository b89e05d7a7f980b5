import { REMEMBERED_SESSION_SECONDS, SESSION_SECONDS } from '#domain/verification'

/** Lifetime of a session (§2.14); null: no end. */
const TIMEOUT_SECONDS = {
  '1h': 3600,
  '6h': 6 * 3600,
  '24h': SESSION_SECONDS,
  '7d': 7 * 24 * 3600,
  'never': null,
} as const

/** A session nobody used for so long has ended, also one without another end (ADR 0035). */
export const IDLE_DAYS = 30

/** When a session ends that nobody uses from now on. */
export function sessionEnd(expiresAt: Date | null, now = new Date()) {
  const idle = now.getTime() + IDLE_DAYS * 24 * 3600 * 1000
  return new Date(Math.min(expiresAt?.getTime() ?? idle, idle))
}

export type SessionTimeout = keyof typeof TIMEOUT_SECONDS
export const SESSION_TIMEOUTS = Object.keys(TIMEOUT_SECONDS) as SessionTimeout[]

export const LANGUAGES = ['en', 'sw', 'fr'] as const
export const TIMEZONES = ['Africa/Nairobi', 'UTC', 'Europe/London'] as const

/** Without a stored row (§2.14). */
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
 * Lifetime in seconds, null without an end. 'Remember me' makes it 30 days, but not longer than a choice
 * below a day nor shorter than no end (contract, Session). An admin's lives a day at most (ADR 0035).
 */
export function sessionSeconds(
  timeout: SessionTimeout,
  remember: boolean,
  isAdmin = false
): number | null {
  const chosen = TIMEOUT_SECONDS[timeout]
  if (isAdmin) return Math.min(chosen ?? SESSION_SECONDS, SESSION_SECONDS)
  if (!remember || chosen === null || chosen < SESSION_SECONDS) return chosen
  return REMEMBERED_SESSION_SECONDS
}

/** The browsers' maximum of 400 days. */
const LONGEST_COOKIE_SECONDS = 400 * 24 * 3600

export function cookieSeconds(seconds: number | null): number {
  return seconds ?? LONGEST_COOKIE_SECONDS
}
