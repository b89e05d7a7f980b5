import { addDays, today } from './dates.ts'

/** The nights that a guest who leaves today gives back, or null; a first night that has begun counts, as the API counts. */
export function nightsFreed(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  day = today()
) {
  const first = addDays(checkIn, 1)
  const from = first > day ? first : day
  return from < checkOut ? { from, to: checkOut } : null
}
