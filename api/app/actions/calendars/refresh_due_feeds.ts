import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import { tellHosts } from '#actions/calendars/tell_hosts'
import CalendarFeed from '#models/calendar_feed'
import { sqlTime } from '#services/database/sql_time'

/** At once; the slowest answer takes 15 s, so that a minute is enough for a batch. */
const AT_ONCE = 8
const BATCH = 24

/** Nobody else takes a claimed calendar for so long, unless its process dies. */
const CLAIM_MINUTES = 10

/** Reads the calendars that are due, and tells hosts what they have to know. Runs every minute. */
export async function refreshDueFeeds(now = DateTime.utc()) {
  const due = await CalendarFeed.query()
    .where('next_at', '<=', sqlTime(db.connection(), now))
    .orderBy('next_at')
    .limit(BATCH)
  const queue = [...due]
  const work = async () => {
    for (let feed = queue.shift(); feed; feed = queue.shift()) await refreshOnce(feed, now)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await tellHosts(now)
}

async function refreshOnce(feed: CalendarFeed, now: DateTime) {
  try {
    const [claimed] = await db
      .from('calendar_feeds')
      .where('id', feed.id)
      .where('next_at', '<=', sqlTime(db.connection(), now))
      .update({ next_at: sqlTime(db.connection(), now.plus({ minutes: CLAIM_MINUTES })) }, ['id'])
    if (claimed) await refreshFeed(feed)
  } catch (error) {
    logger.error({ err: error, feed: feed.id }, 'a calendar could not be read')
  }
}
