import { setTimeout } from 'node:timers/promises'

const DAY_MS = 86_400_000
const OFFSET_MS = 3 * 3_600_000

/** Waits for midnight in Nairobi where it is that near, in ms: a journey reckons its dates more than once. */
export async function waitForOneDay(within: number) {
  const toMidnight = DAY_MS - ((Date.now() + OFFSET_MS) % DAY_MS)
  if (toMidnight < within) await setTimeout(toMidnight)
}

export function day(ahead: number) {
  const nairobi = new Date(Date.now() + (3 * 60 + ahead * 24 * 60) * 60_000)
  return nairobi.toISOString().slice(0, 10)
}
