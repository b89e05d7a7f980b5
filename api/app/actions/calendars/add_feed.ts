import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdOwnProperty } from '#actions/properties/hold_property'
import calendarsConfig from '#config/calendars'
import { MAX_FEEDS, MAX_HOST_FEEDS } from '#domain/calendar_feeds'
import { conflict, invalid } from '#exceptions/refusal'
import CalendarFeed from '#models/calendar_feed'
import type User from '#models/user'
import { feedUrl, mayBePublic } from '#services/calendars/feed_url'
import { openUrl, sealUrl } from '#services/calendars/sealed_url'
import { holdName } from '#services/database/hold_row'
import { countRows } from '#services/database/page'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Lets a property follow another site's calendar; it is fetched with the next minute.
 * @throws Refusal 422 for what is no address of the internet or is followed already, 409 for one too many
 */
export async function addFeed(
  propertyId: number,
  actor: User,
  { name, url: written }: { name: string; url: string }
) {
  const url = feedUrl(written)
  if (!url) throw invalid('url', 'url', 'calendars.url')
  if (!calendarsConfig.allowsPrivate && !mayBePublic(url)) {
    throw invalid('url', 'private', 'calendars.private')
  }
  return writeTransaction(async (trx) => {
    const { hostId, title } = await holdOwnProperty(trx, actor, propertyId)
    const others = await CalendarFeed.query({ client: trx }).where({ propertyId })
    if (others.length >= MAX_FEEDS)
      throw conflict('calendars.tooMany', 'E_CONFLICT', { max: MAX_FEEDS })
    await holdName(trx, `feeds of ${hostId}`)
    if ((await countOfHost(trx, hostId)) >= MAX_HOST_FEEDS)
      throw conflict('calendars.tooManyOfHost', 'E_CONFLICT', { max: MAX_HOST_FEEDS })
    if (others.some(({ sealedUrl }) => openUrl(sealedUrl)?.href === url.href)) {
      throw invalid('url', 'unique', 'calendars.twice')
    }
    const feed = await CalendarFeed.create(
      {
        propertyId,
        name,
        sealedUrl: sealUrl(url),
        host: url.hostname.slice(0, 255),
        state: 'new',
        failures: 0,
        held: 0,
        nextAt: DateTime.utc(),
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actor,
      action: 'property.feedAdded',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.feedAdded', title, calendar: feed.host },
      after: { calendar: name, site: feed.host },
    })
    return feed
  })
}

function countOfHost(trx: TransactionClientContract, hostId: number) {
  return countRows(
    trx
      .from('calendar_feeds')
      .join('properties', 'properties.id', 'calendar_feeds.property_id')
      .where('host_id', hostId)
  )
}
