import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { mergeRead } from '#actions/calendars/merge_read'
import { reconcileImports } from '#actions/calendars/reconcile_imports'
import { holdProperty } from '#actions/properties/hold_property'
import calendarsConfig from '#config/calendars'
import { pauseAfter, type FeedState } from '#domain/calendar_feeds'
import { todayInNairobi, toNight } from '#domain/stay'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import { FeedError } from '#services/calendars/feed_error'
import { fetchCalendar, type Validators } from '#services/calendars/fetch_calendar'
import type { ReadCalendar } from '#services/calendars/parse_calendar'
import { isPublicAddress } from '#services/calendars/public_address'
import { readCalendar } from '#services/calendars/read_calendar'
import { openUrl } from '#services/calendars/sealed_url'
import { writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'

type Options = {
  /** The host says that what has vanished is free. */
  mayRelease?: boolean
}

type Looked = (Validators & { calendar: ReadCalendar | null }) | { error: FeedError }

/**
 * Fetches a calendar, reads it, and lets the nights of its property follow. Asks and reads outside any transaction. A
 * calendar that cannot be read changes no night.
 */
export async function refreshFeed(feed: CalendarFeed, { mayRelease = false }: Options = {}) {
  const looked = await look(feed, mayRelease)
  await writeTransaction(async (trx) => {
    const { hostId, title } = await holdProperty(trx, feed.propertyId)
    const now = await CalendarFeed.find(feed.id, { client: trx })
    if (!now) return
    if ('error' in looked) await noteFailure(now, looked.error)
    else await noteLook(trx, now, looked, mayRelease)
    const changed = await reconcileImports(trx, feed.propertyId)
    if (changed.conflicts > 0) {
      announce(trx, { resource: 'calendar', type: 'updated', ids: [feed.propertyId] }, [hostId])
    }
    if (changed.taken + changed.freed === 0) return
    await recordAudit(trx, {
      actor: null,
      action: 'property.nightsImported',
      subject: { type: 'property', id: feed.propertyId },
      message: { name: 'property.nightsImported', title, calendar: feed.host },
      after: { taken: changed.taken, freed: changed.freed },
    })
  })
}

async function look(feed: CalendarFeed, isAsked: boolean): Promise<Looked> {
  try {
    const url = openUrl(feed.sealedUrl)
    if (!url) throw new FeedError('unreachable')
    const known = await validatorsOf(feed, isAsked)
    const isAllowed = calendarsConfig.allowsPrivate ? () => true : isPublicAddress
    const fetched = await fetchCalendar(url, known, { isAllowed })
    if (!fetched) return { ...known, calendar: null }
    const calendar = await readCalendar(fetched.text, toNight(todayInNairobi()))
    return { etag: fetched.etag, lastModified: fetched.lastModified, calendar }
  } catch (error) {
    if (error instanceof FeedError) return { error }
    throw error
  }
}

/**
 * The whole calendar is wanted while something of it waits for a second look, and once a day: repetitions are read as far ahead as nights
 * are taken.
 */
async function validatorsOf(feed: CalendarFeed, isAsked: boolean): Promise<Validators> {
  const isSettled =
    feed.state === 'fine' && !isAsked && wasReadToday(feed) && !(await awaitsLook(feed))
  const { etag, lastModified } = feed
  return isSettled ? { etag, lastModified } : { etag: null, lastModified: null }
}

function wasReadToday({ fetchedAt }: CalendarFeed) {
  return fetchedAt !== null && todayInNairobi(fetchedAt.toJSDate()) === todayInNairobi()
}

async function awaitsLook({ id }: CalendarFeed) {
  return CalendarEvent.query().where('feed_id', id).where('missed', '>', 0).first()
}

async function noteFailure(feed: CalendarFeed, { failure, retryAfter }: FeedError) {
  const now = DateTime.utc()
  const failures = feed.failures + 1
  await feed
    .merge({
      state: 'failed',
      failure,
      failures,
      triedAt: now,
      nextAt: now.plus(pauseAfter(failures, retryAfter, Math.random())),
      troubleSince: feed.state === 'failed' ? feed.troubleSince : now,
    })
    .save()
}

async function noteLook(
  trx: TransactionClientContract,
  feed: CalendarFeed,
  { etag, lastModified, calendar }: Exclude<Looked, { error: FeedError }>,
  mayRelease: boolean
) {
  const held = calendar ? await mergeRead(trx, feed, calendar, mayRelease) : feed.held
  /* "Not changed" means what was kept when it was asked; another look may have written since. */
  const isKept = calendar !== null || (feed.etag === etag && feed.lastModified === lastModified)
  const state = stateOf(held, calendar)
  const now = DateTime.utc()
  const isTrouble = state === 'held'
  await feed
    .merge({
      state,
      failure: null,
      failures: 0,
      held,
      etag: isKept ? etag : null,
      lastModified: isKept ? lastModified : null,
      triedAt: now,
      fetchedAt: now,
      nextAt: now.plus(pauseAfter(0, null, Math.random())),
      troubleSince: isTrouble ? (feed.state === state ? feed.troubleSince : now) : null,
      toldAt: isTrouble && !wasToldOfFailure(feed) ? feed.toldAt : null,
    })
    .save()
}

/** The last letter was about the failure; one from before it was about what had vanished, and need not go again. */
function wasToldOfFailure({ state, toldAt, troubleSince }: CalendarFeed) {
  return state === 'failed' && toldAt !== null && troubleSince !== null && toldAt > troubleSince
}

function stateOf(held: number, calendar: ReadCalendar | null): FeedState {
  if (held > 0) return 'held'
  return calendar && calendar.broken > 0 ? 'partly' : 'fine'
}
