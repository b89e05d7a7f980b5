import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { blockNights } from '#actions/bookings/block_nights'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import calendarsConfig from '#config/calendars'
import { UserFactory } from '#database/factories/user_factory'
import { MAX_FEEDS } from '#domain/calendar_feeds'
import { toNight } from '#domain/stay'
import CalendarTroubleMail from '#mails/calendar_trouble_mail'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import { sealUrl } from '#services/calendars/sealed_url'
import {
  feedsOf,
  following,
  hosted,
  offerSite,
  taken,
} from '#tests/helpers/calendars/followed_site'
import { day } from '#tests/helpers/days'
import { catchLetters, CaughtLetters, contentsOf } from '#tests/helpers/letters'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'
import { calendarOf, otherSite, type OtherSite, type Told } from '#tests/helpers/other_site'

test.group('Calendars of other sites', (group) => {
  let site: OtherSite
  const letters = catchLetters(group)

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerSite((one) => (site = one)))

  test('take their nights, and give them back', async ({ assert, client }) => {
    const { property, host, path, refresh, first } = await following(
      client,
      site,
      { from: 3, to: 5 },
      { from: 8, to: 9 }
    )
    assert.containsSubset(first, {
      name: 'Airbnb',
      site: '127.0.0.1',
      state: 'fine',
      failure: null,
      nights: 3,
      conflicts: [],
    })
    assert.notInclude(JSON.stringify(first), site.url)
    assert.deepEqual(await taken(property), [day(3), day(4), day(8)])
    assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
    const guest = await UserFactory.create()
    const reserved = await client
      .post('/api/v1/bookings')
      .loginAs(guest)
      .json({
        property: property.id,
        checkIn: day(4),
        checkOut: day(6),
        guests: { adults: 1 },
      })
    reserved.assertStatus(409)
    const blocks = await client.get(`/api/v1/properties/${property.id}/blocks`).loginAs(host)
    assert.deepEqual(blocks.body().data, [
      { from: day(3), to: day(5), nights: 2, reason: null, calendar: 'Airbnb' },
      { from: day(8), to: day(9), nights: 1, reason: null, calendar: 'Airbnb' },
    ])

    site.tells(calendarOf({ from: 4, to: 7, uid: '3@other.example' }, { from: 8, to: 9 }))
    await refresh()
    assert.deepEqual(await taken(property), [day(4), day(5), day(6), day(8)])
    site.tells(calendarOf({ from: 8, to: 9 }))
    await refresh()
    assert.lengthOf(await taken(property), 4)
    await refresh()
    assert.deepEqual(await taken(property), [day(8)])

    const gone = await client.delete(path).loginAs(host)
    gone.assertStatus(200)
    assert.deepEqual(await taken(property), [])
    assert.lengthOf(await CalendarFeed.all(), 0)
    assert.lengthOf(await db.from('calendar_events'), 0)
    assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
  })

  test('free nothing when they are empty, broken, slow or gone', async ({ assert, client }) => {
    const { property, host, refresh } = await following(client, site, { from: 3, to: 5 })
    const before = await taken(property)
    for (const [answer, state] of [
      [calendarOf(), 'held'],
      ['<html>Sign in</html>', 'failed'],
      [calendarOf({ from: 3, to: 5 }).slice(0, -20), 'failed'],
      ['', 'failed'],
    ]) {
      for (let look = 0; look < 3; look++) {
        site.tells(answer)
        const feed = await refresh()
        assert.equal(feed.state, state)
        assert.deepEqual(await taken(property), before)
      }
    }
    site.does((_, response) => response.writeHead(404).end())
    assert.containsSubset(await refresh(), { state: 'failed', failure: 'gone' })
    const list = await client.get(feedsOf(property)).loginAs(host)
    const { nextAt, triedAt } = list.body().data[0]
    assert.isAbove(Date.parse(nextAt) - Date.parse(triedAt), 5 * 3_600_000)

    site.tells(calendarOf())
    assert.containsSubset(await refresh(), { state: 'held', held: 1 })
    assert.containsSubset(await refresh({ release: true }), { state: 'fine', held: 0, nights: 0 })
    assert.deepEqual(await taken(property), [])
  })

  test('share a night without losing it', async ({ assert, client }) => {
    const { property, host, path } = await following(client, site, { from: 3, to: 6 })
    const second = await otherSite()
    try {
      second.tells(calendarOf({ from: 5, to: 8 }))
      const added = await client
        .post(feedsOf(property))
        .loginAs(host)
        .json({ name: 'Booking.com', url: second.url })
      await refreshDueFeeds()
      assert.lengthOf(await taken(property), 5)
      const gone = await client.delete(path).loginAs(host)
      gone.assertStatus(200)
      assert.deepEqual(await taken(property), [day(5), day(6), day(7)])
      const list = await client.get(feedsOf(property)).loginAs(host)
      assert.containsSubset(list.body().data, [{ _id: added.body().data._id, nights: 3 }])
    } finally {
      await second.close()
    }
  })

  test('are asked by the clock, with what tells their version', async ({ assert, client }) => {
    const { property } = await following(client, site)
    site.tells(calendarOf({ from: 3, to: 4 }), { ETag: '"7"' })
    const later = DateTime.utc().plus({ minutes: 20 })
    await refreshDueFeeds(DateTime.utc())
    assert.lengthOf(site.asked, 1)
    await refreshDueFeeds(later)
    assert.lengthOf(await taken(property), 1)
    await CalendarFeed.query().update({ nextAt: '2026-01-01 00:00:00' })
    site.does((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 500).end()
    )
    await refreshDueFeeds(later)
    const feed = await CalendarFeed.firstOrFail()
    assert.equal(feed.state, 'fine')
    assert.lengthOf(await taken(property), 1)
  })

  test('are all read in the minute they are due, of however many places', async ({ assert }) => {
    const { property } = await hosted()
    site.tells(calendarOf())
    const sealedUrl = sealUrl(new URL(site.url))
    const nextAt = DateTime.utc().minus({ minutes: 1 })
    const feed = (number: number) => {
      return { propertyId: property.id, name: `Site ${number}`, host: 'site', sealedUrl, nextAt }
    }
    await CalendarFeed.createMany(Array.from({ length: 26 }, (_, number) => feed(number)))
    await refreshDueFeeds()
    assert.lengthOf(await CalendarFeed.query().where('state', 'fine'), 26)
    assert.lengthOf(site.asked, 26)
  })

  test('of which two looks cross are read in full with the next', async ({ assert, client }) => {
    const kept = { from: 3, to: 4 }
    const { property, refresh } = await following(client, site, kept)
    const versioned = (version: string, ...events: Told[]) =>
      site.does((request, response) => {
        const isKnown = request.headers['if-none-match'] === version
        response
          .writeHead(isKnown ? 304 : 200, { ETag: version })
          .end(isKnown ? '' : calendarOf(...events))
      })
    versioned('"one"', kept)
    await refresh()
    const slow = await CalendarFeed.findByOrFail('propertyId', property.id)
    versioned('"two"', kept, { from: 8, to: 9 })
    await refresh()
    versioned('"one"', kept)
    await refreshFeed(slow)
    for (let look = 0; look < 2; look++) {
      await refreshFeed(await CalendarFeed.findOrFail(slow.id))
    }
    assert.deepEqual(await taken(property), [day(3)])
  })

  test('that fail for a day, or lose much at once, are told by letter once', async ({
    assert,
    client,
  }) => {
    const { refresh } = await following(client, site, { from: 3, to: 5 })
    site.does((_, response) => response.writeHead(500).end())
    await refresh()
    await refreshDueFeeds(DateTime.utc().plus({ hours: 2 }))
    assert.lengthOf(letters().of(CalendarTroubleMail), 0)
    await refreshDueFeeds(DateTime.utc().plus({ hours: 25 }))
    await refreshDueFeeds(DateTime.utc().plus({ hours: 26 }))
    assert.lengthOf(letters().of(CalendarTroubleMail), 1)
    site.tells(calendarOf())
    await refresh()
    await refreshDueFeeds()
    await refreshDueFeeds()
    const told = letters().of(CalendarTroubleMail)
    assert.lengthOf(told, 2)
    await told[1].buildWithContents()
    assert.include(contentsOf(told[1]).text, 'vanished')
  })

  test('are told with the next run when a letter could not be queued', async ({
    assert,
    client,
  }) => {
    const { refresh } = await following(client, site, { from: 3, to: 5 })
    site.tells(calendarOf())
    await refresh()
    mail.fake().sendLater = async () => {
      throw new Error('the queue is away')
    }
    await refreshDueFeeds()
    const later = new CaughtLetters()
    await refreshDueFeeds()
    await refreshDueFeeds()
    assert.lengthOf(later.of(CalendarTroubleMail), 1)
  })

  test('take the nights by which a stay that was over is longer', async ({ assert, client }) => {
    const { property, refresh } = await following(client, site, { from: 1, to: 2, uid: 'longer' })
    const today = toNight(day(0))
    await CalendarEvent.query().update({ first_night: today - 2, end_night: today })
    site.tells(calendarOf({ from: -2, to: 2, uid: 'longer' }), { ETag: '"longer"' })
    await refresh()
    assert.deepEqual(await taken(property), [day(0), day(1)])
    site.does((_, response) => response.writeHead(304).end())
    await refresh()
    assert.deepEqual(await taken(property), [day(0), day(1)])
  })

  test('are refused with a word at the field', async ({ assert, client }) => {
    const { property, host } = await hosted()
    const add = (body: object) => client.post(feedsOf(property)).loginAs(host).json(body)
    const fields = async (body: object) => {
      const response = await add(body)
      response.assertStatus(422)
      return response.body().errors.map(({ field, rule }: Record<string, string>) => [field, rule])
    }
    assert.deepEqual(await fields({}), [
      ['name', 'required'],
      ['url', 'required'],
    ])
    assert.deepEqual(await fields({ name: 'A', url: 'ftp://a.example' }), [['url', 'url']])
    calendarsConfig.allowsPrivate = false
    for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/latest/', 'http://[::1]/x']) {
      assert.deepEqual(await fields({ name: 'A', url }), [['url', 'private']])
    }
    const url = 'https://calendars.example.com/a.ics'
    const first = await add({ name: 'A', url })
    first.assertStatus(201)
    assert.deepEqual(await fields({ name: 'B', url }), [['url', 'unique']])
    for (let more = 1; more < MAX_FEEDS; more++) await add({ name: 'A', url: `${url}?${more}` })
    const many = await add({ name: 'A', url: `${url}?${MAX_FEEDS}` })
    many.assertStatus(409)
  })

  test('go with their property', async ({ assert, client }) => {
    const { property, host } = await following(client, site, { from: 3, to: 5 })
    const gone = await client.delete(`/api/v1/properties/${property.id}`).loginAs(host)
    gone.assertStatus(200)
    assert.deepEqual(await taken(property), [])
    assert.lengthOf(await CalendarFeed.all(), 0)
  })

  test('are seen on the calendar by their name', async ({ assert, client }) => {
    const { property, host } = await following(client, site, { from: 1, to: 3 })
    await blockNights(property.id, host, { from: day(3), to: day(4), reason: null })
    const response = await client.get('/api/v1/bookings/calendar').loginAs(host)
    assert.deepEqual(response.body().data[0].blocks, [
      { from: day(1), to: day(3), nights: 2, reason: null, calendar: 'Airbnb' },
      { from: day(3), to: day(4), nights: 1, reason: null, calendar: null },
    ])
    const shared = await client
      .post(`/api/v1/properties/${property.id}/calendar-link`)
      .loginAs(host)
    const told = await client.get(new URL(shared.body().data.url).pathname)
    assert.lengthOf(told.text().match(/BEGIN:VEVENT/g)!, 1, 'never what was imported')
  })
})
