import type { DateTime } from 'luxon'

/** ISO 8601, UTC. */
export function isoTime(moment: DateTime): string
export function isoTime(moment: DateTime | null): string | null
export function isoTime(moment: DateTime | null) {
  return moment?.isValid ? new Date(moment.toMillis()).toISOString() : null
}
