import type { Stay } from '~/components/stay-picker/calendar-rules'

interface Picked {
  dates: Stay
  reset: boolean
  /** The next date to choose; null when both are set. */
  next: keyof Stay | null
}

/**
 * The dates after a click (specification §4): a new check-in keeps a later check-out unless a taken
 * night lies between; an earlier check-out becomes the check-in.
 */
export function datesAfterPick(
  { checkIn, checkOut }: Stay,
  day: string,
  { picking, taken }: { picking: keyof Stay; taken: readonly string[] }
): Picked {
  if (picking === 'checkOut' && day > checkIn) {
    return { dates: { checkIn, checkOut: day }, reset: false, next: null }
  }
  const behind = checkOut > day
  const between = behind && taken.some((night) => night >= day && night < checkOut)
  return behind && !between && picking === 'checkIn'
    ? { dates: { checkIn: day, checkOut }, reset: false, next: null }
    : { dates: { checkIn: day, checkOut: '' }, reset: between, next: 'checkOut' }
}
