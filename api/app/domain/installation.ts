import { HOUR_MS } from '#domain/durations'

/** How well a part of an installation is: the doctor and the operators' screen judge alike. */
export const LEVELS = ['good', 'warning', 'failure'] as const
export type Level = (typeof LEVELS)[number]

const GIB = 2 ** 30

/** Below that an upload or the database's journal may fail any minute. */
const NO_SPACE = 0.5 * GIB
const LITTLE_SPACE = 2 * GIB

/** @param bytes that are free */
export function spaceLevel(bytes: number): Level {
  if (bytes < NO_SPACE) return 'failure'
  return bytes < LITTLE_SPACE ? 'warning' : 'good'
}

/** A nightly one may take an hour. */
const FRESH_MS = 25 * HOUR_MS
const OLD_MS = 48 * HOUR_MS

/**
 * @param age of the last backup in ms; null when there is none
 * @param isReal whether somebody's stays would be lost: neither a demo nor development
 */
export function backupLevel(age: number | null, isReal: boolean): Level {
  if (age === null || age > OLD_MS) return isReal ? 'failure' : 'warning'
  return age > FRESH_MS ? 'warning' : 'good'
}

const WAITING_TOO_LONG = 300

/** @param oldestSeconds for how long the oldest job that is due has waited */
export function queueLevel(oldestSeconds: number, failed: number): Level {
  if (oldestSeconds >= WAITING_TOO_LONG) return 'failure'
  return failed > 0 ? 'warning' : 'good'
}
