import { toNight } from '#domain/stay'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** 1 January 1970 was a Thursday. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(((toNight(date) + 3) % 7) + 7) % 7]
}
