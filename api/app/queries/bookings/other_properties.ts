import db from '@adonisjs/lucid/services/db'
import type Booking from '#models/booking'
import Property from '#models/property'
import type { OtherProperty } from '#models/shapes'
import { alphabetical } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { called } from '#services/database/words'
import { problemOf, takenProperties } from '#services/other_properties'
import { requestText } from '#services/request_text'

/** The other listings of a stay's host, and why one cannot take it (ADR 0117). Three queries. */
export async function otherProperties(
  booking: Booking,
  { search, ...asked }: PageRequest & { search?: string }
) {
  const query = Property.query()
    .where('host_id', booking.hostId)
    .whereNull('deleted_at')
    .whereNot('id', booking.propertyId)
    .select('id', 'title', 'city', 'is_active', 'currency', 'max_guests', 'price_rules')
    .orderByRaw(alphabetical(db.connection(), 'title'))
    .orderBy('id')
  if (search) query.whereRaw(...called({ of: 'properties', in: ['title'] }, search, 'id'))
  const { rows, pagination } = await page<Property>(query, asked)
  const ids = rows.map(({ id }) => id)
  const taken = await takenProperties(booking, ids, db.connection())
  const places: OtherProperty[] = rows.map((place) => {
    const found = problemOf(booking, place, taken.has(place.id))
    const { city, id, title } = place
    return { id, title, city, problem: found && requestText(`errors.${found.key}`, found.params) }
  })
  return { rows: places, pagination }
}
