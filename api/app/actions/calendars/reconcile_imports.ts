import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { NIGHTS_AHEAD, reconcileNights, type Claim } from '#domain/imported_events'
import { todayInNairobi, toNight } from '#domain/stay'
import CalendarConflict from '#models/calendar_conflict'

type Taken = { night: number; booking_id: number | null; feed_id: number | null }
type EventRow = {
  id: number
  feed_id: number
  first_night: number
  end_night: number
  kind: string
  echo: number | boolean
}
type Overlap = { eventId: number; bookingId: number }

/**
 * Takes and frees nights of a property so that they follow the events of its feeds, from today on; a booking's and the
 * host's own stay theirs. Notes where an event lies over a booking. Needs the property held.
 * @returns how many nights were taken and freed, and how many conflicts began and ended
 */
export async function reconcileImports(trx: TransactionClientContract, propertyId: number) {
  const first = toNight(todayInNairobi())
  const window = { first, end: first + NIGHTS_AHEAD }
  const events: EventRow[] = await eventsAhead(trx, propertyId)
    .select('calendar_events.id', 'feed_id', 'first_night', 'end_night', 'kind', 'echo')
    .orderBy('missed', 'desc')
    .orderBy('calendar_events.id')
  const taken: Taken[] = await trx
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', first)
    .select('night', 'booking_id', 'feed_id')
    .orderBy('night')
  const claims: Claim[] = events
    .filter(({ echo }) => !echo)
    .map((event) => ({ feed: event.feed_id, first: event.first_night, end: event.end_night }))
  const { take, free, move } = reconcileNights(
    claims,
    taken.map(({ night, feed_id: feed }) => ({ night, feed })),
    window
  )
  await write(trx, propertyId, { take, free, move })
  const conflicts = await noteConflicts(trx, propertyId, { events, taken, today: first })
  return { taken: take.length, freed: free.length, conflicts }
}

/**
 * Where another site wants nights of a booking that are free now, they go to its calendar. Nights are freed once nobody holds their
 * property (the triggers of ADR 0045), so what a look at a calendar has written is seen here.
 */
export async function takeContested(trx: TransactionClientContract, bookingId: number) {
  const followed: { property_id: number } | null = await trx
    .from('calendar_feeds')
    .join('bookings', 'bookings.property_id', 'calendar_feeds.property_id')
    .where('bookings.id', bookingId)
    .select('calendar_feeds.property_id')
    .first()
  if (followed) await reconcileImports(trx, followed.property_id)
}

function eventsAhead(trx: TransactionClientContract, propertyId: number) {
  return trx
    .from('calendar_events')
    .join('calendar_feeds', 'calendar_feeds.id', 'calendar_events.feed_id')
    .where('calendar_feeds.property_id', propertyId)
    .where('end_night', '>', toNight(todayInNairobi()))
}

type Changes = ReturnType<typeof reconcileNights>

async function write(
  trx: TransactionClientContract,
  propertyId: number,
  { take, free, move }: Changes
) {
  const nights = () => trx.from('booking_nights').where('property_id', propertyId)
  for (let at = 0; at < free.length; at += 500) {
    await nights()
      .whereIn('night', free.slice(at, at + 500))
      .whereNotNull('feed_id')
      .delete()
  }
  for (const { night, feed } of move) await nights().where({ night }).update({ feed_id: feed })
  const rows = take.map(({ night, feed }) => ({ property_id: propertyId, night, feed_id: feed }))
  for (let at = 0; at < rows.length; at += 200) {
    await trx.table('booking_nights').multiInsert(rows.slice(at, at + 200))
  }
}

type Found = { events: readonly EventRow[]; taken: readonly Taken[]; today: number }

/**
 * Both sides stay as they are: only the host knows who comes. Where the same nights have another UID by now, the host knows of their
 * conflict already.
 */
async function noteConflicts(trx: TransactionClientContract, propertyId: number, found: Found) {
  const known = await CalendarConflict.query({ client: trx }).whereIn(
    'event_id',
    eventsAhead(trx, propertyId).select('calendar_events.id')
  )
  const overlaps = overlapsOf(found)
  const before = rowsOf(known, overlaps, found)
  const fresh = [...overlaps].filter(([name]) => !before.has(name))
  const going = new Set([...before.values()].map(({ id }) => id))
  const over = known.map(({ id }) => id).filter((id) => !going.has(id))
  for (let at = 0; at < over.length; at += 500) {
    await CalendarConflict.query({ client: trx })
      .whereIn('id', over.slice(at, at + 500))
      .delete()
  }
  for (const [name, row] of before) await row.merge(overlaps.get(name)!).save()
  await CalendarConflict.createMany(
    fresh.map(([, overlap]) => ({ ...overlap, createdAt: DateTime.utc() })),
    { client: trx }
  )
  return fresh.length + over.length
}

/** By their names; of several events, that of the last one which the site still tells. */
function overlapsOf({ events, taken, today }: Found) {
  const overlaps = new Map<string, Overlap>()
  for (const event of events) {
    if (event.echo || event.kind === 'closed') continue
    for (const { night, booking_id: bookingId } of taken) {
      if (bookingId === null || night < event.first_night || night >= event.end_night) continue
      overlaps.set(nameOf(event, bookingId, today), { eventId: event.id, bookingId })
    }
  }
  return overlaps
}

/** The rows that go on, by the names of their overlaps: where there are several, that of the event itself. */
function rowsOf(
  known: readonly CalendarConflict[],
  overlaps: ReadonlyMap<string, Overlap>,
  { events, today }: Found
) {
  const rows = new Map<string, CalendarConflict>()
  const eventsById = new Map(events.map((event) => [event.id, event]))
  for (const row of known) {
    const event = eventsById.get(row.eventId)
    const name = event && nameOf(event, row.bookingId, today)
    const eventId = name && overlaps.get(name)?.eventId
    if (eventId && rows.get(name)?.eventId !== eventId) rows.set(name, row)
  }
  return rows
}

/** The nights of a feed over a booking, from today on. */
function nameOf(
  { feed_id: feed, first_night, end_night }: EventRow,
  booking: number,
  today: number
) {
  return `${booking}: ${feed}, ${Math.max(first_night, today)}-${end_night}`
}
