import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import { tellHosts } from '#actions/calendars/tell_hosts'
import CalendarFeed from '#models/calendar_feed'
import { sqlTime } from '#services/database/sql_time'

/** At once; the slowest answer takes 15 s, so that a quarter of an hour is enough for 900 that are as slow. */
const AT_ONCE = 16

/** Of these for one host: slow calendars of one do not keep those of others waiting. */
export const AT_ONCE_PER_HOST = 4

/** Begun in one run; what is due beyond is next. */
const MOST = 2000

/** In ms: the next run begins after a minute. */
const BEGUN_FOR = 58_000

/** Nobody else takes a claimed calendar for so long, unless its process dies. */
const CLAIM_MINUTES = 10

/** Reads the calendars that are due, until its minute is over, and tells hosts what they have to know. Runs every minute. */
export async function refreshDueFeeds(now = DateTime.utc()) {
  const due: { id: number; host: number }[] = await db
    .from('calendar_feeds')
    .join('properties', 'properties.id', 'calendar_feeds.property_id')
    .where('next_at', '<=', sqlTime(db.connection(), now))
    .orderBy('next_at')
    .limit(MOST)
    .select('calendar_feeds.id', 'properties.host_id as host')
  const running = new Map<number, number>()
  const count = (host: number, more: number) => running.set(host, (running.get(host) ?? 0) + more)
  const until = performance.now() + BEGUN_FOR
  const work = async () => {
    while (performance.now() < until) {
      /* Without one, whoever reads for the hosts of the others goes on with these. */
      const place = due.findIndex(({ host }) => (running.get(host) ?? 0) < AT_ONCE_PER_HOST)
      if (place < 0) return
      const [{ id, host }] = due.splice(place, 1)
      count(host, 1)
      await refreshOnce(id, now)
      count(host, -1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await tellHosts(now)
}

async function refreshOnce(id: number, now: DateTime) {
  try {
    const [claimed] = await db
      .from('calendar_feeds')
      .where({ id })
      .where('next_at', '<=', sqlTime(db.connection(), now))
      .update({ next_at: sqlTime(db.connection(), now.plus({ minutes: CLAIM_MINUTES })) }, ['id'])
    const feed = claimed && (await CalendarFeed.find(id))
    if (feed) await refreshFeed(feed)
  } catch (error) {
    logger.error({ err: error, feed: id }, 'a calendar could not be read')
  }
}
