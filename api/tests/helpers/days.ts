import { setTimeout } from 'node:timers/promises'
import { freezeTime } from '@japa/runner'
import { addDays, todayInNairobi } from '#domain/stay'

/** The date so many days after today, or before. */
export const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** Waits for midnight in Nairobi where it is that near, in ms: tests reckon their dates more than once. */
export async function waitForOneDay(within: number) {
  const toMidnight = Date.parse(`${day(1)}T00:00:00+03:00`) - Date.now()
  if (toMidnight < within) await setTimeout(toMidnight)
}

/** Stops the clock of a test at noon in Nairobi, far from midnight and from the hours of daily jobs. */
export const atNoon = () => freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
