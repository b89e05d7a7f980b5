import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { TELL_FAILURE_AFTER } from '#domain/calendar_feeds'
import CalendarConflictMail from '#mails/calendar_conflict_mail'
import CalendarTroubleMail from '#mails/calendar_trouble_mail'
import Booking from '#models/booking'
import CalendarConflict from '#models/calendar_conflict'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'

const BATCH = 100

/** Writes each letter once: of nights sold twice, and of calendars that no longer say what they should. */
export async function tellHosts(now = DateTime.utc()) {
  const conflicts = await CalendarConflict.query().whereNull('told_at').orderBy('id').limit(BATCH)
  for (const conflict of conflicts) {
    await once('calendar_conflicts', conflict, now, () => tellConflict(conflict))
  }
  const failingSince = now.minus(TELL_FAILURE_AFTER)
  const troubled = await CalendarFeed.query()
    .where((held) => held.where('state', 'held').whereNull('told_at'))
    .orWhere((failing) => {
      failing.where('state', 'failed')
      failing.where('trouble_since', '<=', sqlTime(db.connection(), failingSince))
      failing.where((untold) => {
        untold.whereNull('told_at').orWhereColumn('told_at', '<=', 'trouble_since')
      })
    })
    .orderBy('id')
    .limit(BATCH)
  for (const feed of troubled) {
    await once('calendar_feeds', feed, now, () => tellTrouble(feed))
  }
}

type Told = { id: number; toldAt: DateTime | null }

async function once(
  table: string,
  { id, toldAt: last }: Told,
  now: DateTime,
  tell: () => Promise<void>
) {
  const row = () => db.from(table).where({ id })
  const toldAt = sqlTime(db.connection(), now)
  const before = last && sqlTime(db.connection(), last)
  const unclaimed = before ? row().where('told_at', before) : row().whereNull('told_at')
  const [claimed] = await unclaimed.update({ told_at: toldAt }, ['id'])
  if (!claimed) return
  try {
    await tell()
  } catch (error) {
    logger.error({ err: error, table, row: id }, 'a letter about a calendar could not be written')
    await row().where('told_at', toldAt).update({ told_at: before })
  }
}

async function tellConflict({ eventId, bookingId }: CalendarConflict) {
  const event = await CalendarEvent.findOrFail(eventId)
  const feed = await CalendarFeed.findOrFail(event.feedId)
  const booking = await Booking.query()
    .where('id', bookingId)
    .preload('property')
    .preload('guest')
    .firstOrFail()
  const host = await hostOf(booking.property)
  if (host) await mail.sendLater(new CalendarConflictMail(host, { booking, event, feed }))
}

async function tellTrouble(feed: CalendarFeed) {
  const property = await Property.findOrFail(feed.propertyId)
  const host = await hostOf(property)
  if (host) await mail.sendLater(new CalendarTroubleMail(host, property, feed))
}

/** null for those who are gone or have switched notices off (decisions §2.14). */
async function hostOf(property: Property) {
  await property.load('host', (host) => host.preload('settings'))
  const { host } = property
  return host.deletedAt || host.settings?.notifyEmail === false ? null : host
}
