import db from '@adonisjs/lucid/services/db'
import { PERIOD_NIGHTS, PERIODS, wordOf } from '#domain/night_words'

type Nights = { property: number; nights: number[] }

/** What the search rows say that is taken. */
export async function nightsOfSearch(): Promise<Nights[]> {
  const rows = await db.from('property_search').orderBy('property_id')
  return rows.map((row) => ({ property: row.property_id, nights: nightsOfRow(row) }))
}

/** The same as `booking_nights` has it, of the time that each row knows. */
export async function nightsOfTruth(): Promise<Nights[]> {
  const rows = await db
    .from('property_search')
    .orderBy('property_id')
    .select('property_id', 'nights_from')
  return Promise.all(
    rows.map(async ({ property_id: property, nights_from: from }) => {
      const taken = await db
        .from('booking_nights')
        .where('property_id', property)
        .where('night', '>=', from * PERIOD_NIGHTS)
        .where('night', '<', (from + PERIODS) * PERIOD_NIGHTS)
        .orderBy('night')
      return { property, nights: taken.map(({ night }) => night) }
    })
  )
}

function nightsOfRow(row: Record<string, number>) {
  return Array.from({ length: PERIODS }, (_, index) => row.nights_from + index).flatMap((period) =>
    Array.from({ length: PERIOD_NIGHTS }, (_, bit) => bit)
      .filter((bit) => Math.floor(row[wordOf(period)] / 2 ** bit) % 2 === 1)
      .map((bit) => period * PERIOD_NIGHTS + bit)
  )
}
