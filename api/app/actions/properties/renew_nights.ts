import { indexNights } from '#actions/properties/index_nights'
import { periodOf } from '#domain/night_words'
import { todayInNairobi, toNight } from '#domain/stay'
import PropertySearch from '#models/property_search'
import { holdRows } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

const AT_ONCE = 200

/**
 * Writes the nights of all search rows anew that do not begin with today's period; until then searches ask
 * `booking_nights` for what these rows do not know (ADR 0045).
 * @param all also of those that begin with it
 * @returns the number of rows written
 */
export async function renewNights({ all = false } = {}): Promise<number> {
  const period = periodOf(toNight(todayInNairobi()))
  let written = 0
  for (let last = 0; ;) {
    const ids = await writeTransaction(async (trx) => {
      const rows = await holdRows(trx, PropertySearch, (query) => {
        query.select('propertyId').where('propertyId', '>', last).limit(AT_ONCE)
        return all ? query : query.whereNot('nightsFrom', period)
      })
      const held = rows.map(({ propertyId }) => propertyId)
      if (held.length > 0) await indexNights(trx, held)
      return held
    })
    written += ids.length
    if (ids.length < AT_ONCE) return written
    last = ids.at(-1)!
  }
}
