import { MINUTE_MS } from '#domain/durations'

/* When calendars of other sites are fetched, and what can be wrong with them (ADR 0048). */

/** What stops a calendar from being read, as a key of the catalogues. */
export const FEED_FAILURES = [
  'unreachable',
  'private',
  'timeout',
  'gone',
  'status',
  'redirects',
  'tooLarge',
  'notCalendar',
  'tooComplex',
] as const
export type FeedFailure = (typeof FEED_FAILURES)[number]

/** `held`: much of it vanished at once and is kept until the host has a look. */
export const FEED_STATES = ['new', 'fine', 'partly', 'held', 'failed'] as const
export type FeedState = (typeof FEED_STATES)[number]

/** Of a place: more than there are sites, and few enough to be asked every quarter of an hour. */
export const MAX_FEEDS = 50
/** Of all places of a host. */
export const MAX_HOST_FEEDS = 200
export const MAX_FEED_NAME = 60
export const MAX_FEED_URL = 1000

/** Minutes after the first, second … failure in a row. */
const AFTER_FAILURES = [30, 60, 120, 360]

/** Longer ones are not believed. */
const MAX_RETRY_AFTER = 24 * 60 * MINUTE_MS

/** The host is told of a calendar that has failed for so long. */
export const TELL_FAILURE_AFTER = 24 * 60 * MINUTE_MS

/**
 * Milliseconds until the next look: 13 to 17 minutes, so that not all come at once; longer after failures.
 * @param failures in a row
 * @param retryAfter what the site asked for, in ms
 * @param chance 0 to 1
 */
export function pauseAfter(failures: number, retryAfter: number | null, chance: number) {
  const asked = Math.min(retryAfter ?? 0, MAX_RETRY_AFTER)
  if (failures === 0) return Math.max(asked, (13 + 4 * chance) * MINUTE_MS)
  const minutes = AFTER_FAILURES[Math.min(failures, AFTER_FAILURES.length) - 1]
  return Math.max(asked, minutes * MINUTE_MS)
}

/** Reads `Retry-After`: seconds or a date. @returns ms from now, or null */
export function retryAfterOf(header: string | undefined, now: number) {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, moment - now)
}
