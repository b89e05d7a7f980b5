import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { NO_STAY_RULES } from '#domain/stay_rules'
import type Booking from '#models/booking'
import type Property from '#models/property'
import User from '#models/user'
import { offerDaraja } from '#tests/helpers/daraja_double'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import type { ApiClient } from '@japa/api-client'

/** A house whose host writes stays of one night down. */
async function houseWithBook(client: ApiClient) {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  const writeDown = (night: number, email: string, key = `${night}-${email}`) =>
    client
      .post(`/api/v1/properties/${property.id}/bookings`)
      .json({
        ...{ checkIn: day(night), checkOut: day(night + 1), guests: { adults: 1 } },
        guest: { firstName: 'Zuri', phone: '0712 345 678', email },
      })
      .header('Idempotency-Key', key)
      .loginAs(host)
  return { property, host, writeDown }
}

test.group('Reserving and cancelling, again and again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))
  const letters = catchLetters(group)

  test('is refused for one place after ten times, for others and other guests it is not', async ({
    client,
  }) => {
    const [eager, other] = await UserFactory.createMany(2)
    const [wanted, elsewhere] = await PropertyFactory.createMany(2)
    const reserve = (who: typeof eager, { id }: { id: number }) =>
      client
        .post('/api/v1/bookings')
        .json({ property: id, checkIn: day(3), checkOut: day(5), guests: { adults: 1 } })
        .loginAs(who)
    for (let time = 0; time < 10; time++) {
      const asked = await reserve(eager, wanted)
      asked.assertStatus(201)
      await client.put(`/api/v1/bookings/${asked.body().data._id}/cancel`).json({}).loginAs(eager)
    }
    const refused = await reserve(eager, wanted)
    refused.assertStatus(429)
    const free = await reserve(eager, elsewhere)
    free.assertStatus(201)
    const neighbour = await reserve(other, wanted)
    neighbour.assertStatus(201)
  })

  test('a stay is written down however many letters went out: three to an address, ten of a host, whose invitations count as well', async ({
    client,
    assert,
  }) => {
    const { property, host, writeDown } = await houseWithBook(client)
    const write = async (night: number, email: string, isTold: boolean) => {
      const written = await writeDown(night, email)
      written.assertStatus(201)
      assert.equal(written.body().data.isGuestTold, isTold)
    }
    for (let night = 0; night < 10; night++) {
      await write(night, `zuri${night % 2}@example.com`, night < 6)
    }
    assert.equal(letters().count, 6)
    for (let night = 10; night < 16; night++) {
      await write(night, `zuri${night}@example.com`, night < 14)
    }
    assert.equal(letters().count, 10)
    const invited = await client
      .post(`/api/v1/properties/${property.id}/helpers`)
      .json({ email: 'juma@example.com', arrivals: true, calendar: false })
      .loginAs(host)
    invited.assertStatus(429)
  })

  test('a stay that is refused, or sent again under its key, takes no letter from others', async ({
    client,
    assert,
  }) => {
    const { writeDown } = await houseWithBook(client)
    for (let time = 0; time < 3; time++) {
      const written = await writeDown(0, 'zuri@example.com', 'once')
      written.assertStatus(201)
      const refused = await writeDown(0, 'zuri@example.com')
      refused.assertStatus(409)
    }
    assert.equal(letters().count, 1)
    for (const night of [1, 2, 3]) await writeDown(night, 'zuri@example.com')
    assert.equal(letters().count, 3)
    const known = await writeDown(2, 'zuri@example.com')
    assert.isTrue(known.body().data.isGuestTold)
    const untold = await writeDown(3, 'zuri@example.com')
    assert.isFalse(untold.body().data.isGuestTold)
    await db
      .from('idempotency_keys')
      .where({ key: '2-zuri@example.com' })
      .update({ body: JSON.stringify({ booking: known.body().data._id }) })
    const older = await writeDown(2, 'zuri@example.com')
    assert.isTrue(older.body().data.isGuestTold, 'as an earlier version has stored it')
    for (let night = 4; night < 11; night++) await writeDown(night, `zuri${night}@example.com`)
    assert.equal(letters().count, 10)
  })

  test('of instant stays that no gateway takes is not told to pay for one', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await offerDaraja(() => {}))
    const guest = await UserFactory.create()
    const dear = await PropertyFactory.merge({ priceMinor: 300_000_00, currency: 'KES' }).create()
    const cheap = await PropertyFactory.merge({ priceMinor: 5_000_00, currency: 'KES' }).create()
    const whose = { guestId: guest.id, approvedBy: null }
    const book = ({ id: propertyId }: Property, from: number) =>
      BookingFactory.apply('confirmed')
        .merge({ ...whose, propertyId, checkIn: day(from), checkOut: day(from + 2) })
        .create()
    for (let time = 0; time < 5; time++) await book(dear, 10 + 2 * time)
    const wanted = await PropertyFactory.merge({
      stayRules: { ...NO_STAY_RULES, instantBooking: true },
    }).create()
    const reserve = async () => {
      const refused = await client
        .post('/api/v1/bookings')
        .json({ property: wanted.id, checkIn: day(3), checkOut: day(5), guests: { adults: 1 } })
        .loginAs(guest)
      refused.assertStatus(409)
      return refused.body().message
    }
    assert.match(await reserve(), /Please cancel one, or book again when one is over\.$/)
    await book(cheap, 10)
    assert.match(await reserve(), /Please pay for one or cancel one, then book again\.$/)
  })

  test('who checks many out can still cancel', async ({ client }) => {
    const { id: propertyId, hostId } = await PropertyFactory.create()
    const host = await User.findOrFail(hostId)
    const over = { propertyId, checkIn: day(-2), checkOut: day(0) }
    const stay = await BookingFactory.merge(over).apply('checkedIn').create()
    const other = await BookingFactory.merge({ propertyId }).apply('confirmed').create()
    const move = ({ id }: Booking, step: string) =>
      client.put(`/api/v1/bookings/${id}/${step}`).json({}).loginAs(host)
    for (let time = 0; time < 61; time++) await move(stay, 'checkout')
    const cancelled = await move(other, 'cancel')
    cancelled.assertStatus(200)
  })
})
