import type { Stay } from '~/components/stay-picker/calendar-rules'

interface Picked {
  dates: Stay
  /** The check-out fell to nights that are taken in between. */
  reset: boolean
  /** What to choose next; null when both dates are there. */
  next: keyof Stay | null
}

/**
 * The dates after a click on `day` (specification §4): a new check-in keeps a check-out behind it
 * unless a taken night lies between; a check-out before the check-in is a new check-in.
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
