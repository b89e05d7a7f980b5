import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PERIOD_NIGHTS, periodOf, PERIODS, wordOf } from '#domain/night_words'
import { todayInNairobi, toNight } from '#domain/stay'

/** Nights of a row are different, so that their sum is their union. */
const WORD = `(select coalesce(sum(cast(1 as bigint) << (night % ${PERIOD_NIGHTS})), 0) from booking_nights
  where booking_nights.property_id = property_search.property_id and night >= ? and night < ?)`

/**
 * Writes the taken nights beside search rows anew, from today's period on. In between triggers keep them. Requires
 * that the properties or their search rows are locked.
 */
export async function indexNights(trx: TransactionClientContract, propertyIds: number[]) {
  const from = periodOf(toNight(todayInNairobi()))
  const periods = Array.from({ length: PERIODS }, (_, index) => from + index)
  const words = periods.map((period) => {
    const first = period * PERIOD_NIGHTS
    return [wordOf(period), trx.raw(WORD, [first, first + PERIOD_NIGHTS])]
  })
  await trx
    .from('property_search')
    .whereIn('property_id', propertyIds)
    .update({ nights_from: from, ...Object.fromEntries(words) })
}
