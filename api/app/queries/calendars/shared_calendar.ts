import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { blocksOf, type BlockedNight } from '#domain/calendar_blocks'
import { fromNight, todayInNairobi, toNight } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import CalendarLink from '#models/calendar_link'
import Property from '#models/property'
import type { TakenStretch } from '#services/calendars/write_calendar'
import { readSqlTime } from '#services/database/sql_time'
import { heldStretches } from '#services/held_stretches'
import { keptNights } from '#services/kept_nights'

/** Base64url of 32 random bytes. */
const SECRET = /^[\w-]{43}$/

type StayRow = {
  id: number
  check_in: string
  check_out: string
  departed_on: string | null
  created_at: string | Date
}

/**
 * The stays and blocks from today on of the property that a secret opens, what stays hold beside their nights, and the nights kept free between its stays, as
 * others may know them. What was imported is
 * not among them: it would come back to where it came from (ADR 0047).
 * @throws Refusal 404 for a secret that opens nothing
 */
export async function sharedCalendar(secret: string) {
  const link = SECRET.test(secret) ? await CalendarLink.findBy({ secret }) : null
  if (!link) throw notFound()
  const { propertyId, createdAt } = link
  const property = await Property.findOrFail(propertyId)
  const [stays, held, blocked, kept] = await Promise.all([
    staysOf(propertyId),
    heldStretches(db.connection(), [propertyId]),
    blockedOf(propertyId),
    keptNights(db.connection(), property),
  ])
  const taken: TakenStretch[] = [
    ...stays.map(({ id, check_in: from, check_out: to, departed_on: left, created_at: since }) => ({
      kind: 'booking' as const,
      id,
      from,
      to: left ?? to,
      since: readSqlTime(since),
    })),
    ...held.map(({ checkIn: from, checkOut: to, since }) => ({
      kind: 'held' as const,
      id: toNight(from),
      from,
      to,
      since: DateTime.fromMillis(since),
    })),
    ...blocksOf(blocked.map(({ night }) => ({ night, reason: null, calendar: null }))).map(
      ({ from, to }) => ({
        kind: 'block' as const,
        id: toNight(from),
        from,
        to,
        since: createdAt,
      })
    ),
    ...kept.map(({ first, end }) => ({
      kind: 'preparation' as const,
      id: first,
      from: fromNight(first),
      to: fromNight(end),
      since: createdAt,
    })),
  ]
  return { propertyId, taken }
}

function staysOf(propertyId: number): Promise<StayRow[]> {
  return db
    .from('bookings')
    .whereIn('id', nightsAhead(propertyId).whereNotNull('booking_id').select('booking_id'))
    .select('id', 'check_in', 'check_out', 'departed_on', 'created_at')
    .orderBy(['check_in', 'id'])
}

function blockedOf(propertyId: number): Promise<Pick<BlockedNight, 'night'>[]> {
  return nightsAhead(propertyId)
    .whereNull('booking_id')
    .whereNull('feed_id')
    .select('night')
    .orderBy('night')
}

function nightsAhead(propertyId: number) {
  return db
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', toNight(todayInNairobi()))
}
