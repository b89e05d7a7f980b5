import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightCount, toNight } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import Booking from '#models/booking'
import CalendarEvent from '#models/calendar_event'
import CalendarFeed from '#models/calendar_feed'
import { day } from '#tests/helpers/days'

const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })
const SENTENCE = 'Between two stays 2 nights are kept free here.'

const prepared = (preparationNights: number) =>
  PropertyFactory.merge({ stayRules: { ...NO_STAY_RULES, preparationNights } }).create()

/** The status of a reservation, and its words when it is refused. */
async function reserve(client: ApiClient, property: number, [from, to]: [number, number]) {
  const guest = await UserFactory.create()
  const answer = await client
    .post('/api/v1/bookings')
    .json({ property, ...stay(from, to), guests: { adults: 1 } })
    .loginAs(guest)
  const { errors } = answer.body()
  return errors ? errors[0].message : answer.status()
}

async function isFound(client: ApiClient, id: number, [from, to]: [number, number]) {
  const answer = await client.get('/api/v1/properties').qs(stay(from, to))
  return answer.body().data.some((found: { _id: number }) => found._id === id)
}

test.group('Nights kept free between stays', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('quote, availability and reservation refuse what leaves too little time, in words', async ({
    client,
    assert,
  }) => {
    const { id } = await prepared(2)
    await BookingFactory.merge({ propertyId: id, ...stay(20, 23) }).create()
    for (const dates of [stay(17, 19), stay(17, 20), stay(23, 25), stay(24, 25)]) {
      const quote = await client.get(`/api/v1/properties/${id}/quote`).qs(dates)
      quote.assertStatus(422)
      assert.equal(quote.body().errors[0].message, SENTENCE)
      const free = await client.get(`/api/v1/properties/${id}/bookings/availability`).qs(dates)
      free.assertStatus(422)
    }
    assert.equal(await reserve(client, id, [17, 19]), SENTENCE)
    assert.equal(await reserve(client, id, [24, 26]), SENTENCE)
    assert.equal(await reserve(client, id, [22, 24]), 409)
    assert.equal(await reserve(client, id, [16, 18]), 201)
    assert.equal(await reserve(client, id, [25, 27]), 201)
  })

  test('the calendar has them with the taken nights', async ({ client, assert }) => {
    const { id } = await prepared(2)
    await BookingFactory.merge({ propertyId: id, ...stay(20, 22) }).create()
    const unavailable = async (from: number, to: number) => {
      const answer = await client
        .get(`/api/v1/bookings/properties/${id}/availability`)
        .qs({ startDate: day(from), endDate: day(to) })
      return answer.body().data.unavailableDates
    }
    assert.deepEqual(await unavailable(0, 60), [18, 19, 20, 21, 22, 23].map(day))
    assert.deepEqual(await unavailable(23, 60), [day(23)])
    assert.deepEqual(await unavailable(0, 18), [day(18)])
  })

  test('what the host has blocked needs none, nor what another site closes; its stays do', async ({
    client,
    assert,
  }) => {
    const { id } = await prepared(2)
    const feed = await CalendarFeed.create({
      propertyId: id,
      name: 'Elsewhere',
      sealedUrl: 'sealed',
      host: 'elsewhere.test',
      state: 'new',
      failures: 0,
      held: 0,
      nextAt: DateTime.utc(),
    })
    const night = (ahead: number) => toNight(day(ahead))
    const event = (key: string, kind: 'stay' | 'closed', ahead: number) =>
      CalendarEvent.create({
        feedId: feed.id,
        key,
        firstNight: night(ahead),
        endNight: night(ahead + 1),
        kind,
        echo: false,
        missed: 0,
      })
    await event('one', 'stay', 30)
    await event('two', 'closed', 40)
    await db.table('booking_nights').multiInsert([
      { property_id: id, night: night(20), feed_id: null },
      { property_id: id, night: night(30), feed_id: feed.id },
      { property_id: id, night: night(40), feed_id: feed.id },
    ])
    assert.isTrue(await isFound(client, id, [18, 20]))
    assert.isFalse(await isFound(client, id, [31, 33]))
    assert.isTrue(await isFound(client, id, [38, 40]))
    assert.equal(await reserve(client, id, [18, 20]), 201)
    assert.equal(await reserve(client, id, [31, 33]), SENTENCE)
    assert.equal(await reserve(client, id, [38, 40]), 201)
  })

  test('a stay that was there before the rule stays', async ({ client }) => {
    const { id } = await prepared(2)
    await BookingFactory.merge({ propertyId: id, ...stay(20, 22) }).create()
    const near = await BookingFactory.merge({ propertyId: id, ...stay(22, 24) }).create()
    const property = await near.related('property').query().preload('host').firstOrFail()
    const approved = await client.put(`/api/v1/bookings/${near.id}/approve`).loginAs(property.host)
    approved.assertStatus(200)
    approved.assertBodyContains({ data: { status: 'confirmed' } })
  })
})

test.group('Nights kept free between stays, in a crowd', () => {
  test('of 60 at the same moment none comes too near to another', async ({ client, assert }) => {
    const guests = await UserFactory.createMany(30)
    const { id } = await prepared(2)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        client
          .post('/api/v1/bookings')
          .json({
            property: id,
            ...stay(5 + ((at * 7) % 30), 6 + ((at * 7) % 30) + (at % 3)),
            guests: { adults: 1 },
          })
          .loginAs(guests[at % guests.length])
      )
    )
    const made = answers.filter((answer) => answer.status() === 201)
    for (const answer of answers) assert.include([201, 409, 422], answer.status())
    const stays = await Booking.query().where('property_id', id).orderBy('check_in')
    assert.lengthOf(stays, made.length)
    assert.isAbove(stays.length, 2)
    for (const [at, next] of stays.slice(1).entries()) {
      assert.isAtLeast(nightCount(stays[at].checkOut, next.checkIn), 2)
    }
    const nights = await db.from('booking_nights').where('property_id', id)
    const sold = stays.reduce(
      (sum, { checkIn, checkOut }) => sum + nightCount(checkIn, checkOut),
      0
    )
    assert.lengthOf(nights, sold)
  })
})
