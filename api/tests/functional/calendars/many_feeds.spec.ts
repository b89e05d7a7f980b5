import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setTimeout as pause } from 'node:timers/promises'
import { AT_ONCE_PER_HOST, refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { PropertyFactory } from '#database/factories/property_factory'
import { MAX_FEEDS, MAX_HOST_FEEDS } from '#domain/calendar_feeds'
import CalendarFeed from '#models/calendar_feed'
import type Property from '#models/property'
import { sealUrl } from '#services/calendars/sealed_url'
import { feedsOf, hosted, offerSite } from '#tests/helpers/calendars/followed_site'
import { calendarOf, type OtherSite } from '#tests/helpers/other_site'

/** Calendars that a place follows, the first of them due first. */
function followMany({ id }: Property, count: number, url: string, nextAt = DateTime.utc()) {
  return CalendarFeed.createMany(
    Array.from({ length: count }, (_, number) => ({
      propertyId: id,
      name: `Calendar ${number}`,
      sealedUrl: sealUrl(new URL(`${url}?${id}-${number}`)),
      host: new URL(url).hostname,
      state: 'new' as const,
      failures: 0,
      held: 0,
      nextAt,
    }))
  )
}

test.group('Many calendars of one host', (group) => {
  let site: OtherSite

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerSite((one) => (site = one)))

  test('are so many over all places, and those of others are not counted', async ({
    assert,
    client,
  }) => {
    const { property, host } = await hosted()
    const add = (to: Property) =>
      client.post(feedsOf(to)).loginAs(host).json({ name: 'A', url: site.url })
    const other = await hosted()
    await followMany(other.property, 1, site.url)
    for (let left = MAX_HOST_FEEDS - 1; left > 0; left -= MAX_FEEDS) {
      const next = await PropertyFactory.merge({ hostId: host.id }).create()
      await followMany(next, Math.min(left, MAX_FEEDS), site.url)
    }
    const last = await add(property)
    last.assertStatus(201)
    const empty = await PropertyFactory.merge({ hostId: host.id }).create()
    const refused = await add(empty)
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'All places of a host together can follow at most 200 calendars.'
    )
  })

  test('are read a few at once, and do not keep another host’s waiting', async ({ assert }) => {
    const { property } = await hosted()
    const other = await hosted()
    const now = DateTime.utc()
    await followMany(property, 30, site.url, now.minus({ minutes: 2 }))
    await followMany(other.property, 1, site.url, now.minus({ minutes: 1 }))
    let open = 0
    let most = 0
    const asked: string[] = []
    const full = Promise.withResolvers<void>()
    site.does(async ({ url }, response) => {
      asked.push(url!)
      most = Math.max(most, ++open)
      if (open > AT_ONCE_PER_HOST) full.resolve()
      await Promise.race([full.promise, pause(5000)])
      await pause(20)
      open--
      response.end(calendarOf())
    })
    await refreshDueFeeds(now)
    assert.lengthOf(asked, 31)
    assert.equal(most, AT_ONCE_PER_HOST + 1)
    assert.isBelow(
      asked.findIndex((url) => url.includes(`?${other.property.id}-`)),
      AT_ONCE_PER_HOST + 1
    )
  })
})
