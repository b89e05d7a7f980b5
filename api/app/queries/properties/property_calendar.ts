import db from '@adonisjs/lucid/services/db'
import { pricesOfNights } from '#domain/night_prices'
import { addDays, nightCount, todayInNairobi, toNight } from '#domain/stay'
import { minimumsIn } from '#domain/stay_nights'
import { rulesOf as stayRulesOf, type StayRules } from '#domain/stay_rules'
import { invalid } from '#exceptions/refusal'
import type { CalendarProperty, CalendarRow, CalendarStay } from '#models/shapes'
import type User from '#models/user'
import { blocksIn } from '#queries/properties/calendar_blocks'
import { rulesOf, type PricedRow } from '#queries/properties/quote_row'
import { alphabetical } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { called } from '#services/database/words'
import { heldStretches } from '#services/held_stretches'

export const MAX_CALENDAR_DAYS = 92

const DEFAULT_DAYS = 31

export type CalendarFilters = PageRequest & {
  from?: string
  to?: string
  property?: number
  search?: string
}

type Nights = { first: number; end: number }

/**
 * Stays, blocked nights, the price of each night and the nights asked of arrivals per property from `from` to `to` (exclusive), by default a month from today; a
 * host's own, all for an admin. Seven queries.
 * @throws Refusal 422 when the end is not after the start, or for more than 92 days
 */
export async function propertyCalendar(viewer: User, filters: CalendarFilters) {
  const from = filters.from ?? todayInNairobi()
  const to = filters.to ?? addDays(from, DEFAULT_DAYS)
  refuseImpossibleDays(from, to)
  const nights = { first: toNight(from), end: toNight(to) }

  const { properties, pagination } = await propertiesOf(viewer, filters)
  const ids = properties.map(({ id }) => id)
  const [stays, blocksOf] = await Promise.all([staysOf(ids, nights), blocksIn(ids, nights)])
  const rows: CalendarRow[] = properties.map(({ priceMinor, rules, minNightsIn, ...property }) => ({
    ...property,
    ...pricesOfNights({ priceMinor, rules }, { from, to }),
    minimums: minimumsIn(minNightsIn, { from, to }).map((one) => ({
      from: one.firstNight,
      to: addDays(one.lastNight, 1),
      nights: one.nights,
    })),
    stays: stays.filter(({ propertyId }) => propertyId === property.id),
    blocks: blocksOf(property.id),
  }))
  return { rows, pagination }
}

function refuseImpossibleDays(from: string, to: string) {
  const days = nightCount(from, to)
  if (days === 0) throw invalid('to', 'order', 'blocks.order')
  if (days > MAX_CALENDAR_DAYS) {
    throw invalid('to', 'tooLong', 'blocks.calendarTooLong', { days: MAX_CALENDAR_DAYS })
  }
}

async function propertiesOf(viewer: User, { property, search, ...asked }: CalendarFilters) {
  const query = reader().from('properties').whereNull('deleted_at')
  if (!viewer.isAdmin) query.where('host_id', viewer.id)
  if (property) query.where('id', property)
  if (search) query.whereRaw(...called({ of: 'properties', in: ['title'] }, search, 'id'))

  query
    .select(
      'id',
      'title',
      'city',
      'is_active',
      'currency',
      'price_minor',
      'price_rules',
      'stay_rules'
    )
    .orderByRaw(alphabetical(db.connection(), 'title'))
    .orderBy('id')
  const { rows, pagination } = await page(query, asked)
  const properties = rows.map((row) => ({
    ...calendarProperty(row),
    ...pricesOf(row),
    ...minimumsOf(row),
  }))
  return { properties, pagination }
}

type PropertyRow = PricedRow & {
  id: number
  title: string
  city: string
  is_active: unknown
  stay_rules: string | null
}

function calendarProperty({ id, title, city, is_active: active }: PropertyRow): CalendarProperty {
  return { id, title, city, isActive: Boolean(active) }
}

function pricesOf({ currency, price_minor: price, price_rules: rules }: PricedRow) {
  return { currency, priceMinor: Number(price), rules: rulesOf(rules) }
}

function minimumsOf({ stay_rules: text }: PropertyRow) {
  const { minNightsIn } = stayRulesOf(text === null ? null : (JSON.parse(text) as StayRules))
  return { minNightsIn }
}

/** Includes the night before: its guest leaves on the first day. */
async function staysOf(ids: number[], { first, end }: Nights): Promise<CalendarStay[]> {
  const slept = nightsIn(ids, { first: first - 1, end }).whereNotNull('booking_id')
  const rows = await reader()
    .from('bookings')
    .join('users', 'users.id', 'bookings.guest_id')
    .whereIn('bookings.id', slept.select('booking_id'))
    .select('bookings.id', 'property_id', 'status', 'check_in', 'check_out', 'departed_on')
    .select('adults', 'children', 'users.first_name')
    .orderBy('check_in')
  const stays: CalendarStay[] = rows.map((row) => ({
    id: row.id,
    propertyId: row.property_id,
    status: row.status,
    checkIn: row.check_in,
    checkOut: row.departed_on ?? row.check_out,
    nights: nightCount(row.check_in, row.departed_on ?? row.check_out),
    people: row.adults + row.children,
    firstName: row.first_name,
  }))
  const held = await heldStretches(reader(), ids)
  return [...stays, ...held.flatMap((stretch) => heldBy(stays, stretch))]
}

type Stretch = { bookingId: number; checkIn: string; checkOut: string }

/** Nights beside its own that a stay holds are shown as its own. */
function heldBy(stays: readonly CalendarStay[], { bookingId, checkIn, checkOut }: Stretch) {
  return stays
    .filter(({ id }) => id === bookingId)
    .map((stay) => ({ ...stay, checkIn, checkOut, nights: nightCount(checkIn, checkOut) }))
}

function nightsIn(ids: number[], { first, end }: Nights) {
  return reader()
    .from('booking_nights')
    .whereIn('booking_nights.property_id', ids)
    .where('night', '>=', first)
    .where('night', '<', end)
}
