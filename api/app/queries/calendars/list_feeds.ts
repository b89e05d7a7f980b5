import db from '@adonisjs/lucid/services/db'
import { todayInNairobi, toNight } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import CalendarFeed from '#models/calendar_feed'
import type { FeedConflict, FeedRow } from '#models/shapes'

/** The calendars a property follows, in the order they came, with the nights they take and what lies over bookings. */
export async function listFeeds(propertyId: number): Promise<FeedRow[]> {
  const [feeds, nights, conflicts] = await Promise.all([
    CalendarFeed.query().where({ propertyId }).orderBy('id'),
    nightsOf(propertyId),
    conflictsOf(propertyId),
  ])
  return feeds.map((feed) => ({
    feed,
    nights: Number(nights.find(({ feed_id: of }) => of === feed.id)?.count ?? 0),
    conflicts: conflicts.filter(({ feedId }) => feedId === feed.id),
  }))
}

/** @throws Refusal 404 when the property follows no such one */
export async function findFeed(propertyId: number, id: number) {
  const feed = await CalendarFeed.query().where({ propertyId, id }).first()
  if (!feed) throw notFound()
  return feed
}

/** One of the list, as it is now. */
export async function feedRow({ id, propertyId }: CalendarFeed) {
  const rows = await listFeeds(propertyId)
  const row = rows.find(({ feed }) => feed.id === id)
  if (!row) throw notFound()
  return row
}

function nightsOf(propertyId: number): Promise<{ feed_id: number; count: number | string }[]> {
  return db
    .from('booking_nights')
    .where('property_id', propertyId)
    .whereNotNull('feed_id')
    .where('night', '>=', toNight(todayInNairobi()))
    .groupBy('feed_id')
    .select('feed_id')
    .count('* as count')
}

async function conflictsOf(propertyId: number): Promise<(FeedConflict & { feedId: number })[]> {
  const rows = await db
    .from('calendar_conflicts')
    .join('calendar_events', 'calendar_events.id', 'calendar_conflicts.event_id')
    .join('bookings', 'bookings.id', 'calendar_conflicts.booking_id')
    .join('users', 'users.id', 'bookings.guest_id')
    .where('bookings.property_id', propertyId)
    .where('end_night', '>', toNight(todayInNairobi()))
    .orderBy(['first_night', 'calendar_conflicts.id'])
    .select(
      'calendar_conflicts.id',
      'feed_id',
      'first_night',
      'end_night',
      'bookings.id as booking'
    )
    .select('status', 'check_in', 'check_out', 'departed_on', 'users.first_name')
  return rows.map((row) => ({
    id: row.id,
    feedId: row.feed_id,
    first: row.first_night,
    end: row.end_night,
    booking: {
      id: row.booking,
      status: row.status,
      checkIn: row.check_in,
      checkOut: row.departed_on ?? row.check_out,
      firstName: row.first_name,
    },
  }))
}
