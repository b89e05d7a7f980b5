import db from '@adonisjs/lucid/services/db'
import { nightsKept } from '#domain/preparation'
import { fromNight, todayInNairobi, toNight } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import { sleptNights } from '#services/slept_nights'

/** A month back, and every night of the longest stay that begins in 18 months. */
const MAX_DAYS = 700

/** Default range: a month back, a year ahead (§9). */
const DAYS_BACK = 31
const DAYS_AHEAD = 366

/**
 * Taken nights, and those that are kept free before and after a stay. Both bounds included, 700 days at most.
 * @param except a booking that gives its own up
 * @throws Refusal 422 when the end date is before the start date
 */
export async function unavailableNights(
  property: Property,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  except: number | null = null
): Promise<string[]> {
  const first = startDate ? toNight(startDate) : toNight(todayInNairobi()) - DAYS_BACK
  const last = endDate ? toNight(endDate) : first + DAYS_BACK + DAYS_AHEAD
  if (last < first) throw invalid('endDate', 'order', 'properties.calendarOrder')

  const window = { first, end: Math.min(last, first + MAX_DAYS - 1) + 1 }
  const taken = await takenNights(property, window, except)
  const kept = await keptNights(property, window, except)
  return [...new Set([...taken, ...kept])].sort((one, other) => one - other).map(fromNight)
}

type Nights = { first: number; end: number }

async function takenNights({ id }: Property, { first, end }: Nights, except: number | null) {
  const nights = db
    .from('booking_nights')
    .select('night')
    .where('property_id', id)
    .where('night', '>=', first)
    .where('night', '<', end)
  if (except !== null) {
    nights.where((others) => others.whereNull('booking_id').orWhereNot('booking_id', except))
  }
  const rows: { night: number }[] = await nights
  return rows.map(({ night }) => night)
}

async function keptNights(
  { id, stayRules }: Property,
  { first, end }: Nights,
  except: number | null
) {
  const { preparationNights: kept } = rulesOf(stayRules)
  if (!kept) return []
  const around = { first: first - kept, end: end + kept }
  const slept = await sleptNights(db.connection(), id, around, except)
  return nightsKept(slept, kept).filter((night) => night >= first && night < end)
}
