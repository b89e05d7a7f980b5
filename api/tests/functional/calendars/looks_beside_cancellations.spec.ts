import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { mergeRead } from '#actions/calendars/merge_read'
import { reconcileImports } from '#actions/calendars/reconcile_imports'
import { holdProperty } from '#actions/properties/hold_property'
import { BookingFactory } from '#database/factories/booking_factory'
import { toNight } from '#domain/stay'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import { following, offerSite, taken } from '#tests/helpers/calendars/followed_site'
import { day } from '#tests/helpers/days'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'
import { proposeDates } from '#tests/helpers/openapi/things'
import type { OtherSite } from '#tests/helpers/other_site'

const agreedStay = ({ id: propertyId }: { id: number }, from: number, to: number) =>
  BookingFactory.merge({ propertyId, checkIn: day(from), checkOut: day(to) })
    .apply('confirmed')
    .create()

test.group('Calendars of other sites | while one is looked at', (group) => {
  let site: OtherSite

  inEmptyDatabase(group)
  catchLetters(group)
  group.each.setup(() => offerSite((one) => (site = one)))

  test('nights that it has sold are its own, also when their stay is cancelled before the look ends', async ({
    assert,
    client,
  }) => {
    const { property, host } = await following(client, site)
    const booking = await agreedStay(property, 10, 12)
    const feed = await CalendarFeed.findByOrFail({ propertyId: property.id })
    const [first, end] = [toNight(day(10)), toNight(day(12))]
    const sold = { uid: 'sold@airbnb.com', key: 'sold', first, end, kind: 'stay' as const }

    const look = await db.transaction()
    await holdProperty(look, property.id)
    await mergeRead(look, feed, { events: [sold], broken: 0 }, false)
    await reconcileImports(look, property.id)
    const cancelling = client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({ cancellationReason: null })
      .loginAs(host)
    const cancelled = Promise.resolve(cancelling)
    /** Where it does not wait for the look, it is over by then. */
    await Promise.race([cancelled, pause(600)])
    await look.commit()
    const answer = await cancelled
    answer.assertStatus(200)
    assert.deepEqual(await taken(property), [day(10), day(11)])
  })

  test('a guest checks in whose proposal of other dates held no night, and the look takes its own', async ({
    assert,
    client,
  }) => {
    const { property, host } = await following(client, site)
    const booking = await agreedStay(property, 0, 2)
    await proposeDates(booking, day(3), day(5))
    const feed = await CalendarFeed.findByOrFail({ propertyId: property.id })
    const [firstNight, endNight] = [toNight(day(10)), toNight(day(12))]
    const sold = { key: 'sold', firstNight, endNight, kind: 'stay' as const }
    await CalendarEvent.create({ feedId: feed.id, ...sold })

    const look = await db.transaction()
    await holdProperty(look, property.id)
    await reconcileImports(look, property.id)
    const checkedIn = Promise.resolve(
      client.put(`/api/v1/bookings/${booking.id}/checkin`).loginAs(host)
    )
    await Promise.race([checkedIn, pause(600)])
    await look.commit()
    const answer = await checkedIn
    answer.assertStatus(200)
    assert.deepEqual(await taken(property), [0, 1, 10, 11].map(day))
  })
})
