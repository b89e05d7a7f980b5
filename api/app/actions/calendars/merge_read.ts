import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { foreign, judged } from '#domain/calendar_echoes'
import {
  mergeEvents,
  type FoundEvent,
  type ImportedEvent,
  type KeptEvent,
} from '#domain/imported_events'
import { todayInNairobi, toNight } from '#domain/stay'
import CalendarEvent from '#models/calendar_event'
import type CalendarFeed from '#models/calendar_feed'
import { isMakaoUid, isOwnUid } from '#services/calendars/calendar_uid'
import type { ReadCalendar } from '#services/calendars/parse_calendar'
import { toldStretches } from '#services/calendars/told_stretches'

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
  const told = await toldStretches(trx, feed.propertyId)
  const today = toNight(todayInNairobi())
  const known = new Map(kept.map((event) => [event.key, event]))
  const found = events
    .filter(({ uid }) => !isOwnUid(feed.propertyId, uid))
    .map(asMakaoMeant)
    .flatMap(({ uid, ...event }) =>
      isMakaoUid(uid) ? [foreign(event)] : judged(event, told, { kept: known, today })
    )
  const merge = mergeEvents({ kept, found, today, isWhole: broken === 0, mayRelease })

  const rows = () => CalendarEvent.query({ client: trx }).where('feed_id', feed.id)
  for (let at = 0; at < merge.remove.length; at += 500) {
    await rows()
      .whereIn('id', merge.remove.slice(at, at + 500))
      .delete()
  }
  for (const { id, ...event } of merge.change) {
    await rows().where({ id }).update(columnsOf(event))
  }
  for (const { id, missed } of merge.count) await rows().where({ id }).update({ missed })
  const added = merge.add.map((event) => ({
    feed_id: feed.id,
    key: event.key,
    ...columnsOf(event),
  }))
  for (let at = 0; at < added.length; at += 200) {
    await trx.table('calendar_events').multiInsert(added.slice(at, at + 200))
  }
  return merge.held
}

/** What another place here does not call a stay is none: a block, or nights kept free beside a stay. */
const asMakaoMeant = <Event extends ImportedEvent & { uid: string }>(event: Event): Event =>
  event.kind === 'unclear' && isMakaoUid(event.uid) ? { ...event, kind: 'closed' } : event

function columnsOf({ first, end, kind, echo }: FoundEvent) {
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
