import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { blockNights } from '#actions/bookings/block_nights'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import { fromNight } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import CalendarConflictMail from '#mails/calendar_conflict_mail'
import CalendarLink from '#models/calendar_link'
import {
  feedsOf,
  following,
  hosted,
  offerSite,
  taken,
} from '#tests/helpers/calendars/followed_site'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { calendarOf, type OtherSite, type Told } from '#tests/helpers/other_site'

/** Nights that a site says it does not sell, for whatever reason. */
const closed = (from: number, to: number, uid = `${from}-${to}`): Told => {
  return { from, to, summary: 'CLOSED - Not available', uid: `${uid}@booking.com` }
}

test.group('Calendars of other sites | beside our own stays', (group) => {
  let site: OtherSite
  const letters = catchLetters(group)

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerSite((one) => (site = one)))

  test('leave bookings and own blocks alone; a conflict is shown and told once', async ({
    assert,
    client,
  }) => {
    const { property, host, refresh } = await following(client, site)
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
    const elsewhere = () => client.get('/api/v1/bookings').qs({ bookedElsewhere: true })
    const ours = await elsewhere().loginAs(host)
    ours.assertBodyContains({ data: [{ _id: booking.id }], pagination: { total: 1 } })
    for (const other of [guest, await UserFactory.apply('host').create()]) {
      const none = await elsewhere().loginAs(other)
      none.assertBodyContains({ data: [], pagination: { total: 0 } })
    }
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
    const { property, refresh } = await following(client, site)
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
    const { property, refresh } = await following(client, site)
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
    const { property, host, refresh } = await following(client, site)
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
    const { property, host, refresh } = await following(client, site)
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
    const { property, refresh } = await following(client, site)
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
})
