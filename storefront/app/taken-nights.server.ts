import { addDays, today } from '@makao/shared/dates'
import type { apiFor } from '~/api.server'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '~/components/stay-picker/calendar-rules'

/** Which nights are read, in days: a month back (specification §9), and every night of a stay that can be reserved today (ADR 0036). */
const DAYS_BACK = 31
const DAYS_AHEAD = MAX_DAYS_AHEAD + MAX_NIGHTS

/** Nights of a place, from today on, that nobody can sleep any more. */
export async function takenNights(api: ReturnType<typeof apiFor>, id: string | number) {
  const first = today()
  const { data } = await api.bookings.unavailableDates({
    params: { id },
    query: { startDate: addDays(first, -DAYS_BACK), endDate: addDays(first, DAYS_AHEAD) },
  })
  return data.unavailableDates.filter((night) => night >= first)
}
