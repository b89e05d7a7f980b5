import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { blockNights } from '#actions/bookings/block_nights'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import calendarsConfig from '#config/calendars'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, fromNight, todayInNairobi } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import { MAX_FEEDS } from '#domain/calendar_feeds'
import CalendarConflictMail from '#mails/calendar_conflict_mail'
import CalendarTroubleMail from '#mails/calendar_trouble_mail'
import CalendarFeed from '#models/calendar_feed'
import CalendarLink from '#models/calendar_link'
import type Property from '#models/property'
import User from '#models/user'
import { sealUrl } from '#services/calendars/sealed_url'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'
import { calendarOf, otherSite, type Told } from '#tests/helpers/other_site'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)
const feedsOf = ({ id }: Property) => `/api/v1/properties/${id}/calendar-feeds`

/** Nights that a site says it does not sell, for whatever reason. */
const closed = (from: number, to: number, uid = `${from}-${to}`): Told => {
  return { from, to, summary: 'CLOSED - Not available', uid: `${uid}@booking.com` }
}

type Site = Awaited<ReturnType<typeof otherSite>>

test.group('Calendars of other sites', (group) => {
  let site: Site
  const letters = catchLetters(group)

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    site = await otherSite()
    calendarsConfig.allowsPrivate = true
    return async () => {
      calendarsConfig.allowsPrivate = false
      await site.close()
    }
  })

  async function hosted() {
    const property = await PropertyFactory.create()
    return { property, host: await User.findOrFail(property.hostId) }
  }

  /** A property that follows the site. */
  async function following(client: ApiClient, ...events: Told[]) {
    const { property, host } = await hosted()
    site.tells(calendarOf(...events))
    const added = await client
      .post(feedsOf(property))
      .loginAs(host)
      .json({ name: 'Airbnb', url: site.url })
    added.assertStatus(201)
    const path = `${feedsOf(property)}/${added.body().data._id}`
    const refresh = async (body = {}) => {
      const response = await client.post(`${path}/refresh`).loginAs(host).json(body)
      response.assertStatus(200)
      return response.body().data
    }
    return { property, host, path, refresh, first: await refresh() }
  }

  async function taken({ id }: Property) {
    const rows = await db.from('booking_nights').where('property_id', id).orderBy('night')
    return rows.map(({ night }) => fromNight(night))
  }

  test('take their nights, and give them back', async ({ assert, client }) => {
    const { property, host, path, refresh, first } = await following(
      client,
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
    const { property, host, refresh } = await following(client, { from: 3, to: 5 })
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

  test('leave bookings and own blocks alone; a conflict is shown and told once', async ({
    assert,
    client,
  }) => {
    const { property, host, refresh } = await following(client)
    const guest = await UserFactory.merge({ firstName: 'Amina' }).create()
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      guestId: guest.id,
      checkIn: day(10),
      checkOut: day(12),
    })
      .apply('confirmed')
      .create()
    await blockNights(property.id, host, { from: day(14), to: day(15), reason: 'Painting' })
    site.tells(calendarOf({ from: 11, to: 15 }))
    const feed = await refresh()
    assert.equal(feed.nights, 2)
    assert.containsSubset(feed.conflicts, [
      {
        from: day(11),
        to: day(15),
        booking: { _id: booking.id, checkIn: day(10), checkOut: day(12) },
      },
    ])
    const rows = await db.from('booking_nights').where('property_id', property.id)
    assert.equal(rows.filter(({ booking_id: of }) => of === booking.id).length, 2)
    assert.equal(rows.filter(({ reason }) => reason === 'Painting').length, 1)

    await refreshDueFeeds()
    await refresh()
    await refreshDueFeeds()
    const told = letters().of(CalendarConflictMail)
    assert.lengthOf(told, 1)
    await told[0].buildWithContents()
    const { text, subject } = contentsOf(told[0])
    assert.include(subject, property.title)
    assert.include(text, 'Amina')
    assert.include(text, 'Airbnb')

    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .loginAs(host)
      .json({ cancellationReason: null })
    cancelled.assertStatus(200)
    const now = await db
      .from('booking_nights')
      .where('property_id', property.id)
      .whereNotNull('feed_id')
      .orderBy('night')
    assert.deepEqual(
      now.map(({ night }) => fromNight(night)),
      [day(11), day(12), day(13)]
    )
    const list = await client.get(feedsOf(property)).loginAs(host)
    assert.deepEqual(list.body().data[0].conflicts, [])

    const unblocked = await client
      .delete(`/api/v1/properties/${property.id}/blocks`)
      .qs({ from: day(10), to: day(16) })
      .loginAs(host)
    assert.equal(unblocked.body().data.nights, 1)
    assert.deepEqual(await taken(property), [day(11), day(12), day(13), day(14)])
  })

  test('hand our own events back in vain', async ({ assert, client }) => {
    const { property, refresh } = await following(client)
    const link = await CalendarLink.create({ propertyId: property.id, secret: 's'.repeat(43) })
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(10),
      checkOut: day(12),
    })
      .apply('confirmed')
      .create()
    const own = await client.get(`/api/v1/calendars/${link.secret}.ics`)
    site.tells(own.text())
    assert.containsSubset(await refresh(), { nights: 0, conflicts: [] })

    await CalendarLink.query().update({ told: null })
    const echo = { from: 10, to: 12, summary: 'CLOSED - Not available', uid: 'a@booking.com' }
    site.tells(calendarOf(echo))
    const unread = await refresh()
    assert.lengthOf(unread.conflicts, 1, 'nobody has read it')

    await client.get(`/api/v1/calendars/${link.secret}.ics`)
    site.tells(calendarOf({ ...echo, uid: 'b@booking.com' }))
    await refresh()
    const settled = await refresh()
    assert.lengthOf(settled.conflicts, 0, 'the former UID is gone')
    await booking.merge({ status: 'cancelled' }).save()
    await db.from('booking_nights').where('booking_id', booking.id).delete()
    const freed = await refresh()
    assert.equal(freed.nights, 0, 'freed with our booking')

    site.tells(calendarOf({ from: 10, to: 12, summary: 'Reserved', uid: 'c@airbnb.com' }))
    const sold = await refresh()
    assert.equal(sold.nights, 2)
  })

  test('nights kept free beside a stay go out, and nothing of them comes back', async ({
    assert,
    client,
  }) => {
    const { property, refresh } = await following(client)
    await property.merge({ stayRules: { ...NO_STAY_RULES, preparationNights: 1 } }).save()
    const link = await CalendarLink.create({ propertyId: property.id, secret: 'k'.repeat(43) })
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(10),
      checkOut: day(12),
    })
      .apply('confirmed')
      .create()
    const own = await client.get(`/api/v1/calendars/${link.secret}.ics`)
    assert.lengthOf(own.text().match(/BEGIN:VEVENT/g)!, 3)
    site.tells(own.text())
    assert.containsSubset(await refresh(), { nights: 0, conflicts: [] })

    for (const told of [[closed(9, 10), closed(10, 12), closed(12, 13)], [closed(9, 13)]]) {
      site.tells(calendarOf(...told))
      await refresh()
      assert.containsSubset(await refresh(), { nights: 0, conflicts: [] })
    }
    await booking.merge({ status: 'cancelled' }).save()
    await db.from('booking_nights').where('booking_id', booking.id).delete()
    assert.containsSubset(await refresh(), { nights: 0 }, 'freed with our booking')
    site.tells(calendarOf(closed(9, 13, 'another')))
    assert.containsSubset(await refresh(), { nights: 0 }, 'nobody was told that it is free')
    await CalendarLink.query().update({ readAt: DateTime.utc().minus({ hours: 25 }) })
    site.tells(calendarOf(closed(9, 13, 'a day later')))
    assert.containsSubset(await refresh(), { nights: 4 }, 'they may have sold it')
    await client.get(`/api/v1/calendars/${link.secret}.ics`)
    site.tells(calendarOf(closed(9, 10)))
    await refresh()
    assert.containsSubset(await refresh(), { nights: 1 }, 'another one is theirs')
  })

  test('join a stay with the block after it, which is no stay sold twice', async ({
    assert,
    client,
  }) => {
    const { property, host, refresh } = await following(client)
    await property.merge({ stayRules: { ...NO_STAY_RULES, preparationNights: 1 } }).save()
    const link = await CalendarLink.create({ propertyId: property.id, secret: 'j'.repeat(43) })
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(10),
      checkOut: day(12),
    })
      .apply('confirmed')
      .create()
    await blockNights(property.id, host, { from: day(13), to: day(15), reason: null })
    await client.get(`/api/v1/calendars/${link.secret}.ics`)
    site.tells(calendarOf(closed(9, 15)))
    assert.containsSubset(await refresh(), { nights: 0, conflicts: [] })

    const cancelled = await client.put(`/api/v1/bookings/${booking.id}/cancel`).loginAs(host)
    cancelled.assertStatus(200)
    await client
      .delete(`/api/v1/properties/${property.id}/blocks`)
      .qs({ from: day(13), to: day(15) })
      .loginAs(host)
    assert.containsSubset(await refresh(), { nights: 2, conflicts: [] })
    assert.deepEqual(await taken(property), [day(13), day(14)], 'until they have seen it is free')
    site.tells(calendarOf())
    await refresh({ release: true })
    assert.deepEqual(await taken(property), [])
  })

  test('have what they closed over a stay in the moment it ends', async ({ assert, client }) => {
    const { property, host, refresh } = await following(client)
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(10),
      checkOut: day(12),
    })
      .apply('confirmed')
      .create()
    site.tells(calendarOf({ from: 9, to: 12, summary: 'Airbnb (Not available)' }))
    assert.containsSubset(await refresh(), { nights: 1, conflicts: [] })
    await client.put(`/api/v1/bookings/${booking.id}/cancel`).loginAs(host)
    assert.deepEqual(await taken(property), [day(9), day(10), day(11)])
  })

  test('of places here that follow each other keep what is kept there, and no more beside it', async ({
    assert,
    client,
  }) => {
    const kept = { stayRules: { ...NO_STAY_RULES, preparationNights: 1 } }
    const { property, refresh } = await following(client)
    await property.merge(kept).save()
    const { property: other } = await hosted()
    await other.merge(kept).save()
    const link = await CalendarLink.create({ propertyId: other.id, secret: 'o'.repeat(43) })
    await BookingFactory.merge({ propertyId: other.id, checkIn: day(10), checkOut: day(12) })
      .apply('confirmed')
      .create()
    const told = await client.get(`/api/v1/calendars/${link.secret}.ics`)
    site.tells(told.text())
    await refresh()
    assert.deepEqual(await taken(property), [9, 10, 11, 12].map(day))
    const free = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ checkIn: day(13), checkOut: day(14) })
    free.assertStatus(200)
    const ours = await CalendarLink.create({ propertyId: property.id, secret: 'p'.repeat(43) })
    const nothing = await client.get(`/api/v1/calendars/${ours.secret}.ics`)
    assert.notInclude(nothing.text(), 'BEGIN:VEVENT')
  })

  test('share a night without losing it', async ({ assert, client }) => {
    const { property, host, path } = await following(client, { from: 3, to: 6 })
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
    const { property } = await following(client)
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
    const { property, refresh } = await following(client, kept)
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
    const { refresh } = await following(client, { from: 3, to: 5 })
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
    const { property, host } = await following(client, { from: 3, to: 5 })
    const gone = await client.delete(`/api/v1/properties/${property.id}`).loginAs(host)
    gone.assertStatus(200)
    assert.deepEqual(await taken(property), [])
    assert.lengthOf(await CalendarFeed.all(), 0)
  })

  test('are seen on the calendar by their name', async ({ assert, client }) => {
    const { property, host } = await following(client, { from: 1, to: 3 })
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
