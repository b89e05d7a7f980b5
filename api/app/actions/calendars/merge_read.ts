import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  isEcho,
  mergeEvents,
  withJoined,
  type ImportedEvent,
  type KeptEvent,
  type OwnStretch,
} from '#domain/imported_events'
import { todayInNairobi, toNight } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import CalendarEvent from '#models/calendar_event'
import type CalendarFeed from '#models/calendar_feed'
import CalendarLink from '#models/calendar_link'
import Property from '#models/property'
import { isMakaoUid, isOwnUid } from '#services/calendars/calendar_uid'
import type { ReadCalendar } from '#services/calendars/parse_calendar'
import { readSqlTime } from '#services/database/sql_time'
import { heldStretches } from '#services/held_stretches'
import { keptNights } from '#services/kept_nights'

/**
 * Writes what a good look at a calendar has changed of its events. Needs the property held.
 * @returns how many events have vanished at once and wait for the host
 */
export async function mergeRead(
  trx: TransactionClientContract,
  feed: CalendarFeed,
  { events, broken }: ReadCalendar,
  mayRelease: boolean
) {
  const kept = await keptOf(trx, feed.id)
  const found = events.filter(({ uid }) => !isOwnUid(feed.propertyId, uid)).map(asMakaoMeant)
  const today = toNight(todayInNairobi())
  const merge = mergeEvents({ kept, found, today, isWhole: broken === 0, mayRelease })

  const isNews = merge.add.length + merge.change.length > 0
  const own = isNews ? await staysToldOf(trx, feed.propertyId, today) : null
  const foreign = new Set(found.filter(({ uid }) => !isMakaoUid(uid)).map(({ key }) => key))
  const echoOf = (event: ImportedEvent) =>
    own !== null && foreign.has(event.key) && isEcho(event, own.stays, own.readAt)
  const rows = () => CalendarEvent.query({ client: trx }).where('feed_id', feed.id)
  for (let at = 0; at < merge.remove.length; at += 500) {
    await rows()
      .whereIn('id', merge.remove.slice(at, at + 500))
      .delete()
  }
  for (const { id, ...event } of merge.change) {
    await rows()
      .where({ id })
      .update(columnsOf(event, echoOf(event)))
  }
  for (const { id, missed } of merge.count) await rows().where({ id }).update({ missed })
  const added = merge.add.map((event) => ({
    feed_id: feed.id,
    key: event.key,
    ...columnsOf(event, echoOf(event)),
  }))
  for (let at = 0; at < added.length; at += 200) {
    await trx.table('calendar_events').multiInsert(added.slice(at, at + 200))
  }
  return merge.held
}

/** What another place here does not call a stay is none: a block, or nights kept free beside a stay. */
const asMakaoMeant = <Event extends ImportedEvent & { uid: string }>(event: Event): Event =>
  event.kind === 'unclear' && isMakaoUid(event.uid) ? { ...event, kind: 'closed' } : event

function columnsOf({ first, end, kind }: ImportedEvent, echo: boolean) {
  return { first_night: first, end_night: end, kind, echo, missed: 0 }
}

async function keptOf(trx: TransactionClientContract, feedId: number): Promise<KeptEvent[]> {
  const rows = await CalendarEvent.query({ client: trx }).where('feed_id', feedId).orderBy('id')
  return rows.map(({ id, key, firstNight: first, endNight: end, kind, echo, missed }) => ({
    id,
    key,
    first,
    end,
    kind,
    echo,
    missed,
  }))
}

/**
 * The stays, what they hold beside their nights, and the nights kept free beside them that others could read here, and when they last did. Blocks of the host are not among them: an event over one
 * waits behind it, and goes when the other site has seen that the nights are free.
 */
async function staysToldOf(trx: TransactionClientContract, propertyId: number, today: number) {
  const link = await CalendarLink.query({ client: trx }).where({ propertyId }).first()
  const slept = trx
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', today)
    .whereNotNull('booking_id')
    .select('booking_id')
  const rows: Record<string, string | Date | null>[] = await trx
    .from('bookings')
    .whereIn('id', slept)
    .select('check_in', 'check_out', 'departed_on', 'created_at')
    .select(movedAt(trx))
  const own: OwnStretch[] = rows.map((stay) => ({
    first: toNight(String(stay.check_in)),
    end: toNight(String(stay.departed_on ?? stay.check_out)),
    since: readSqlTime(stay.moved_at ?? stay.created_at!).toMillis(),
  }))
  const held = await heldStretches(trx, [propertyId])
  const beside = held.map(({ checkIn, checkOut, since }) => {
    return { first: toNight(checkIn), end: toNight(checkOut), since }
  })
  const stays = [...own, ...beside]
  const kept = await keptToldOf(trx, propertyId, stays)
  return { stays: withJoined([...stays, ...kept]), readAt: link?.readAt?.toMillis() ?? null }
}

/** Since when a stay has the dates it has, where others were agreed on (ADR 0079). */
const movedAt = (trx: TransactionClientContract) =>
  trx
    .from('date_changes')
    .whereColumn('date_changes.booking_id', 'bookings.id')
    .where('date_changes.status', 'agreed')
    .max('decided_at')
    .as('moved_at')

/** The nights kept free beside these stays, as told since the stays next to them are there: one in another month changes nothing here. */
async function keptToldOf(
  trx: TransactionClientContract,
  propertyId: number,
  stays: readonly OwnStretch[]
): Promise<OwnStretch[]> {
  const property = await Property.findOrFail(propertyId, { client: trx })
  const kept = await keptNights(trx, property)
  const reach = rulesOf(property.stayRules).preparationNights ?? 0
  return kept.map(({ first, end }) => {
    const near = stays.filter((stay) => stay.end + reach >= first && stay.first - reach <= end)
    return { first, end, since: Math.max(...near.map(({ since }) => since)) }
  })
}
