import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { BookingFactory } from '#database/factories/booking_factory'
import { NIGHTS_AHEAD } from '#domain/imported_events'
import { toNight } from '#domain/stay'
import CalendarConflictMail from '#mails/calendar_conflict_mail'
import CalendarTroubleMail from '#mails/calendar_trouble_mail'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import { following, offerSite, taken } from '#tests/helpers/calendars/followed_site'
import { atNoon, day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { calendarOf, type OtherSite, type Told } from '#tests/helpers/other_site'

test.group('Calendars of other sites | from day to day', (group) => {
  let site: OtherSite
  const letters = catchLetters(group)

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerSite((one) => (site = one)))

  test('a stay sold twice is told once, whatever UID it has by now', async ({ assert, client }) => {
    const { property, refresh } = await following(client, site)
    const stay = { propertyId: property.id, checkIn: day(10), checkOut: day(12) }
    const booking = await BookingFactory.merge(stay).apply('confirmed').create()
    const look = async (event: Told) => {
      site.tells(calendarOf(event))
      const { conflicts } = await refresh()
      await refreshDueFeeds()
      assert.deepEqual(
        conflicts.map(({ from, booking: { _id } }: Record<string, any>) => [from, _id]),
        [[day(event.from), booking.id]]
      )
      return letters().of(CalendarConflictMail).length
    }
    for (const uid of ['one', 'two', 'two', 'three', 'one', 'one', 'one']) {
      assert.equal(await look({ from: 11, to: 15, uid }), 1, uid)
    }
    assert.equal(await look({ from: 10, to: 15, uid: 'one' }), 1, 'the same event, and longer')
    site.tells(calendarOf({ from: 10, to: 12, uid: 'four' }))
    await refresh()
    await refreshDueFeeds()
    assert.lengthOf(letters().of(CalendarConflictMail), 2, 'other nights')
  })

  test('a stay that runs is one line of the list under all its UIDs', async ({
    assert,
    client,
  }) => {
    const { property, refresh } = await following(client, site)
    const stay = { propertyId: property.id, checkIn: day(-1), checkOut: day(3) }
    await BookingFactory.merge(stay).apply('confirmed').create()
    for (const [from, uid] of [
      [-2, 'one'],
      [-1, 'two'],
      [0, 'three'],
    ] as const) {
      site.tells(calendarOf({ from, to: 3, uid }))
      await refresh()
      await refreshDueFeeds()
      const { conflicts } = await refresh()
      assert.lengthOf(conflicts, 1, uid)
    }
    assert.lengthOf(letters().of(CalendarConflictMail), 1)
  })

  test('what has vanished is told once, also when the site fails in between', async ({
    assert,
    client,
  }) => {
    const { refresh } = await following(client, site, { from: 3, to: 5 })
    const fails = () => site.does((_, response) => response.writeHead(500).end())
    const told = () => letters().of(CalendarTroubleMail)
    for (let look = 0; look < 2; look++) {
      site.tells(calendarOf())
      assert.containsSubset(await refresh(), { state: 'held' })
      await refreshDueFeeds()
      assert.lengthOf(told(), 1)
      fails()
      assert.containsSubset(await refresh(), { state: 'failed' })
      await refreshDueFeeds()
      assert.lengthOf(told(), 1)
    }

    for (const hours of [25, 26]) {
      await refreshDueFeeds(DateTime.utc().plus({ hours }))
      assert.lengthOf(told(), 2, 'a day of failures')
    }
    site.tells(calendarOf())
    await refresh()
    await refreshDueFeeds()
    assert.lengthOf(told(), 3, 'read again, and still gone')
    await told()[2].buildWithContents()
    assert.include(contentsOf(told()[2]).text, 'vanished')
  })

  test('one that has not changed is read in full each day, for the night that has come into view', async ({
    assert,
    client,
  }) => {
    atNoon()
    const { property, refresh } = await following(client, site)
    const [from, last] = [NIGHTS_AHEAD - 2, NIGHTS_AHEAD - 1]
    const daily = calendarOf({ from, to: from + 1 }).replace(
      'SUMMARY',
      'RRULE:FREQ=DAILY\r\nSUMMARY'
    )
    site.does((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"7"'
      response.writeHead(isKnown ? 304 : 200, { ETag: '"7"' }).end(isKnown ? '' : daily)
    })
    await refresh()
    /** As it was read yesterday. */
    await CalendarEvent.query()
      .where('first_night', toNight(day(last)))
      .delete()
    await refresh()
    assert.deepEqual(await taken(property), [day(from)], 'not changed today')
    const feed = await CalendarFeed.findByOrFail({ propertyId: property.id })
    await feed.merge({ fetchedAt: DateTime.utc().minus({ hours: 13 }) }).save()
    await refresh()
    assert.deepEqual(await taken(property), [day(from), day(last)])
    await refresh()
    assert.equal(site.asked.at(-1)!.headers['if-none-match'], '"7"')
  })
})
