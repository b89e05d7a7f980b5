import { freezeTime } from '@japa/runner'
import { addDays, todayInNairobi } from '#domain/stay'

/** The date so many days after today, or before. */
export const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** Stops the clock of a test at noon in Nairobi, far from midnight and from the hours of daily jobs. */
export const atNoon = () => freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
