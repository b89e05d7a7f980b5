import db from '@adonisjs/lucid/services/db'
import { blocksOf, type Block, type BlockedNight } from '#domain/calendar_blocks'
import type { Status } from '#domain/booking_lifecycle'
import { addDays, nightCount, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { escapeLike } from '#services/database/escape_like'

/** Days of a calendar given at once: a quarter of a year. */
export const MAX_CALENDAR_DAYS = 92

/** Days shown when nobody says how many. */
const DEFAULT_DAYS = 31

export type CalendarFilters = {
  from?: string
  to?: string
  property?: number
  search?: string
  page: number
  limit: number
}

export type CalendarProperty = { id: number; title: string; city: string; isActive: boolean }

export type CalendarStay = {
  id: number
  propertyId: number
  status: Status
  checkIn: string
  checkOut: string
  nights: number
  people: number
  firstName: string
}

export type CalendarRow = CalendarProperty & { stays: CalendarStay[]; blocks: Block[] }

type Nights = { first: number; end: number }
type Owned = { property_id: number }

/**
 * The calendar of a host's properties, of everybody's for an admin: for each property of the page the stays that
 * sleep, arrive or leave on the days from `from` up to but not including `to`, and the nights that are blocked.
 * Without dates, the month from today. Four narrow queries, however many properties and stays there are.
 * @throws Refusal 422 when the end is not after the start, or for more than 92 days
 */
export async function propertyCalendar(viewer: User, filters: CalendarFilters) {
  const from = filters.from ?? todayInNairobi()
  const to = filters.to ?? addDays(from, DEFAULT_DAYS)
  refuseImpossibleDays(from, to)
  const nights = { first: toNight(from), end: toNight(to) }

  const { properties, total } = await propertiesOf(viewer, filters)
  const ids = properties.map(({ id }) => id)
  const [stays, blocked] = await Promise.all([staysOf(ids, nights), blockedOf(ids, nights)])
  const rows: CalendarRow[] = properties.map((property) => ({
    ...property,
    stays: stays.filter(({ propertyId }) => propertyId === property.id),
    blocks: blocksOf(blocked.filter(({ property_id: of }) => of === property.id)),
  }))
  return { rows, total }
}

function refuseImpossibleDays(from: string, to: string) {
  const days = nightCount(from, to)
  if (days === 0) throw invalid('to', 'order', 'blocks.order')
  if (days > MAX_CALENDAR_DAYS) {
    throw invalid('to', 'tooLong', 'blocks.calendarTooLong', { days: MAX_CALENDAR_DAYS })
  }
}

async function propertiesOf(viewer: User, { property, search, page, limit }: CalendarFilters) {
  const query = db.from('properties').whereNull('deleted_at')
  if (!viewer.isAdmin) query.where('host_id', viewer.id)
  if (property) query.where('id', property)
  if (search) query.whereRaw("lower(title) like ? escape '\\'", [like(search)])

  const [counted] = await query.clone().count('* as total')
  const rows = await query
    .select('id', 'title', 'city', 'is_active')
    .orderBy('title')
    .orderBy('id')
    .forPage(page, limit)
  const properties: CalendarProperty[] = rows.map(({ id, title, city, is_active: active }) => ({
    id,
    title,
    city,
    isActive: Boolean(active),
  }))
  return { properties, total: Number(counted.total) }
}

const like = (text: string) => `%${escapeLike(text.toLowerCase())}%`

/** The night before the first day as well: who slept it leaves on that day. */
async function staysOf(ids: number[], { first, end }: Nights): Promise<CalendarStay[]> {
  const slept = nightsIn(ids, { first: first - 1, end }).whereNotNull('booking_id')
  const rows = await db
    .from('bookings')
    .join('users', 'users.id', 'bookings.guest_id')
    .whereIn('bookings.id', slept.select('booking_id'))
    .select('bookings.id', 'property_id', 'status', 'check_in', 'check_out', 'nights')
    .select('adults', 'children', 'users.first_name')
    .orderBy('check_in')
  return rows.map((row) => ({
    id: row.id,
    propertyId: row.property_id,
    status: row.status,
    checkIn: row.check_in,
    checkOut: row.check_out,
    nights: row.nights,
    people: row.adults + row.children,
    firstName: row.first_name,
  }))
}

function blockedOf(ids: number[], nights: Nights): Promise<(BlockedNight & Owned)[]> {
  return nightsIn(ids, nights)
    .whereNull('booking_id')
    .select('property_id', 'night', 'reason')
    .orderBy(['property_id', 'night'])
}

function nightsIn(ids: number[], { first, end }: Nights) {
  return db
    .from('booking_nights')
    .whereIn('property_id', ids)
    .where('night', '>=', first)
    .where('night', '<', end)
}
