import { nairobiHour } from '@makao/shared/dates'

/** Morning before 12, afternoon before 18, else evening, in Nairobi's time. */
export function partOfDay(now: Date) {
  const hour = nairobiHour(now)
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
