import { addDays, today } from '@makao/shared/dates'
import type { apiFor } from '~/api.server'
import { lastArrival, MAX_NIGHTS } from '~/components/stay-picker/calendar-rules'

/** Nights are read from a month back (specification §9) to the last of a stay that can be reserved today (ADR 0036). */
const DAYS_BACK = 31

/**
 * Nights of a place, from today on, that nobody can sleep any more.
 * @param except a stay of the reader's there that is to move
 */
export async function takenNights(
  api: ReturnType<typeof apiFor>,
  id: string | number,
  except?: number
) {
  const first = today()
  const { data } = await api.bookings.unavailableDates({
    params: { id },
    query: {
      startDate: addDays(first, -DAYS_BACK),
      endDate: addDays(lastArrival(first), MAX_NIGHTS),
      except,
    },
  })
  return data.unavailableDates.filter((night) => night >= first)
}
