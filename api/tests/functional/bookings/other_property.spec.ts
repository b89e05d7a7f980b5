import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { changeProperty } from '#actions/bookings/change_property'
import { updateBooking } from '#actions/bookings/update_booking'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import { PLAIN_PRICES } from '#domain/prices'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import type Property from '#models/property'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { day } from '#tests/helpers/days'
import { CaughtLetters, catchLetters, contentsOf } from '#tests/helpers/letters'
import { proposeDates } from '#tests/helpers/openapi/things'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

/** Two nights from the thirtieth day on at Unit 4, and the same host's Unit 5. */
async function twoUnits(changes: Partial<Booking> = {}, unit: Partial<Property> = {}) {
  const common = { priceMinor: 1_000_000, currency: 'KES', maxGuests: 4 } as const
  const from = await PropertyFactory.merge({ ...common, title: 'Unit 4' }).create()
  const { hostId } = from
  const to = await PropertyFactory.merge({ ...common, title: 'Unit 5', hostId, ...unit }).create()
  const stay = await confirmedStay({ propertyId: from.id, hostId, ...changes })
  return { from, to, ...stay, host: await User.findOrFail(hostId) }
}

const move = (client: ApiClient, { id }: Booking, property: number, who: User) =>
  client.put(`/api/v1/bookings/${id}/property`).json({ property }).loginAs(who)

async function nightsOfBooking({ id }: { id: number }) {
  const rows: { property_id: number; night: number }[] = await db
    .from('booking_nights')
    .where('booking_id', id)
    .orderBy('night')
    .select('property_id', 'night')
  return rows
}

const nightsAt = ({ id }: Property, from: number, to: number) =>
  nightsOf(day(from), day(to)).map((night) => ({ property_id: id, night }))

test.group('Another place for a stay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('takes its nights, keeps its price, is told to the guest and written down', async ({
    client,
    assert,
  }) => {
    const { booking, from, guest, host, to } = await twoUnits()
    await booking.merge({ hostNotes: 'The code of the gate of unit 4 is 2580' }).save()
    const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
    assert.include(seen.body().data.actions, 'changeProperty')
    const listed = await client.get(`/api/v1/bookings/${booking.id}/properties`).loginAs(host)
    listed.assertBodyContains({
      data: [{ _id: to.id, title: 'Unit 5', problem: null }],
      pagination: { total: 1 },
    })

    const moved = await move(client, booking, to.id, host)
    moved.assertStatus(200)
    moved.assertBodyContains({
      message: 'The stay is taken to its new place',
      data: {
        property: { _id: to.id },
        checkIn: booking.checkIn,
        totalAmount: seen.body().data.totalAmount,
        quote: { total: seen.body().data.quote.total },
      },
    })
    assert.isNull(moved.body().data.hostNotes)
    assert.deepEqual(await nightsOfBooking(booking), nightsAt(to, 30, 32))
    const entry = await AuditEvent.findByOrFail({ action: 'booking.propertyChanged' })
    assert.containsSubset(entry.$attributes, {
      actorId: host.id,
      before: { propertyId: from.id },
      after: { propertyId: to.id },
    })
    const [letter] = letters().of(BookingMail)
    assert.deepEqual([letter.notice, letter.person.id], ['propertyChangedForGuest', guest.id])
    const { text } = contentsOf(letter)
    for (const words of ['Unit 4', 'Unit 5', 'price stay']) assert.include(text, words)
    assert.lengthOf(letters().of(BookingMail), 1)

    const others = await UserFactory.create()
    const reserve = (property: Property) =>
      client
        .post('/api/v1/bookings')
        .json({
          property: property.id,
          checkIn: day(30),
          checkOut: day(32),
          guests: { adults: 1 },
        })
        .loginAs(others)
    const free = await reserve(from)
    free.assertStatus(201)
    const taken = await reserve(to)
    taken.assertStatus(409)
  })

  test('takes a request, whose host then answers it, and a paid stay, which stays paid', async ({
    client,
    assert,
  }) => {
    const asked = await twoUnits({ status: 'pending', approvedAt: null, approvedBy: null })
    const moved = await move(client, asked.booking, asked.to.id, asked.host)
    assert.equal(moved.body().data.status, 'pending')
    const approved = await client
      .put(`/api/v1/bookings/${asked.booking.id}/approve`)
      .loginAs(asked.host)
    approved.assertStatus(200)

    const paid = await twoUnits()
    await paymentCalls(client, paid).pay()
    const answer = await move(client, paid.booking, paid.to.id, paid.host)
    answer.assertStatus(200)
    assert.equal(answer.body().data.paymentStatus, 'paid')
  })

  test('an admin takes it, and the same key does it once', async ({ client, assert }) => {
    const { booking, to } = await twoUnits()
    const admin = await UserFactory.apply('admin').create()
    const key = randomUUID()
    for (const round of [1, 2]) {
      const moved = await move(client, booking, to.id, admin).header('Idempotency-Key', key)
      moved.assertStatus(200)
      assert.equal(moved.body().data.property._id, to.id, `${round}`)
    }
    assert.lengthOf(letters().of(BookingMail), 1)
  })

  test(
    '{problem}: a place that cannot take it is refused with a sentence, which the list says before'
  )
    .with([
      { problem: 'inactive', unit: { isActive: false }, says: /^Unit 5 is not on offer/ },
      { problem: 'currency', unit: { currency: 'USD' }, says: /prices in USD.* priced in KES/ },
      {
        problem: 'guests',
        unit: { maxGuests: 1 },
        says: /^Unit 5 takes 1 guest at most, and 2 come/,
      },
      { problem: 'pets', unit: {}, says: /^Unit 5 takes no pets, and 1 comes/ },
      {
        problem: 'pets',
        unit: { priceRules: { ...PLAIN_PRICES, petsMost: 1 } },
        pets: 3,
        says: /^Unit 5 takes 1 pet at most, and 3 come/,
      },
    ] as { problem: string; unit: Partial<Property>; pets?: number; says: RegExp }[])
    .run(async ({ client, assert }, { problem, pets = 1, says, unit }) => {
      const party = { adults: 2, children: 0, pets: problem === 'pets' ? pets : 0 }
      const { booking, from, host, to } = await twoUnits(party, unit)
      const listed = await client.get(`/api/v1/bookings/${booking.id}/properties`).loginAs(host)
      assert.match(listed.body().data[0].problem, says)
      const refused = await move(client, booking, to.id, host)
      refused.assertStatus(422)
      const [error] = refused.body().errors
      assert.equal(error.field, 'property')
      assert.match(error.message, says)
      assert.deepEqual(await nightsOfBooking(booking), nightsAt(from, 30, 32))
    })

  test('{$i}: one whose nights are not free is refused, whoever has them')
    .with([
      {
        take: ({ id }: Property) =>
          BookingFactory.merge({ propertyId: id, checkIn: day(31), checkOut: day(33) }).create(),
      },
      {
        take: ({ id }: Property) =>
          db
            .table('booking_nights')
            .insert({ property_id: id, night: nightsOf(day(30), day(31))[0] }),
      },
    ])
    .run(async ({ client, assert }, { take }) => {
      const { booking, host, to } = await twoUnits()
      await take(to)
      const listed = await client.get(`/api/v1/bookings/${booking.id}/properties`).loginAs(host)
      assert.match(listed.body().data[0].problem, /^Unit 5 is not free on all nights/)
      const refused = await move(client, booking, to.id, host)
      refused.assertStatus(409)
      assert.match(refused.body().message, /^Unit 5 is not free on all nights/)
    })

  test('nobody takes a stay to a place of somebody else, and no guest takes it anywhere', async ({
    client,
    assert,
  }) => {
    const { booking, from, guest, host, to } = await twoUnits()
    const foreign = await PropertyFactory.create()
    const admin = await UserFactory.apply('admin').create()
    for (const [who, property, status] of [
      [host, foreign.id, 404],
      [admin, foreign.id, 404],
      [host, 999_999, 404],
      [host, from.id, 422],
      [guest, to.id, 403],
      [await User.findOrFail(foreign.hostId), to.id, 404],
    ] as const) {
      const refused = await move(client, booking, property, who)
      refused.assertStatus(status)
    }
    assert.deepEqual(await nightsOfBooking(booking), nightsAt(from, 30, 32))
  })

  test('{$i}: a stay that has begun, is over or whose other dates wait stays where it is')
    .with([
      { status: 'checked-in', checkIn: day(0), checkOut: day(2) },
      { status: 'cancelled' },
      { checkIn: day(-1), checkOut: day(2) },
    ] as Partial<Booking>[])
    .run(async ({ client, assert }, changes) => {
      const { booking, host, to } = await twoUnits(changes)
      const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
      assert.notInclude(seen.body().data.actions, 'changeProperty')
      const refused = await move(client, booking, to.id, host)
      refused.assertStatus(409)
    })

  test('one whose other dates wait stays until they are settled', async ({ client }) => {
    const { booking, host, to } = await twoUnits()
    const change = await proposeDates(await findBooking(booking.id), day(40), day(42))
    const refused = await move(client, booking, to.id, host)
    refused.assertStatus(409)
    await change.merge({ status: 'declined', decidedAt: DateTime.utc() }).save()
    const moved = await move(client, booking, to.id, host)
    moved.assertStatus(200)
  })

  test('of a stay that was written down by hand nobody is written to', async ({
    client,
    assert,
  }) => {
    const { from, host, to } = await twoUnits()
    const added = await client
      .post(`/api/v1/properties/${from.id}/bookings`)
      .json({
        checkIn: day(50),
        checkOut: day(52),
        guests: { adults: 2 },
        guest: { firstName: 'Wanjiru', email: 'wanjiru@example.org' },
      })
      .loginAs(host)
    added.assertStatus(201)
    const before = letters().of(BookingMail).length
    const { _id: id } = added.body().data
    const moved = await move(client, await Booking.findOrFail(id), to.id, host)
    moved.assertStatus(200)
    assert.deepEqual(await nightsOfBooking({ id }), nightsAt(to, 50, 52))
    assert.lengthOf(letters().of(BookingMail), before)
  })
})

/** Without a transaction around them: rows stay, each test makes its own. */
test.group('Another place for a stay, at the same moment', (group) => {
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    const letters = new CaughtLetters()
    return () => letters.release()
  })

  test('as others reserve it: each night there has one stay, and the stay has all of its own', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { booking, from, host, to } = await twoUnits()
      const known = await findBooking(booking.id)
      const others = await UserFactory.createMany(2)
      const reservations = others.map((guest, at) =>
        client
          .post('/api/v1/bookings')
          .json({
            property: to.id,
            checkIn: day(30 + at),
            checkOut: day(31 + at),
            guests: { adults: 1 },
          })
          .loginAs(guest)
      )
      const [moved, ...answers] = await Promise.allSettled([
        changeProperty(known, host, to.id),
        ...reservations,
      ])
      const made = answers.filter((one) => one.status === 'fulfilled' && one.value.status() === 201)
      const isMoved = moved.status === 'fulfilled'
      assert.equal(isMoved, made.length === 0, `moved: ${isMoved}, ${made.length} reserved`)
      const place = isMoved ? to : from
      assert.deepEqual(await nightsOfBooking(booking), nightsAt(place, 30, 32))
    }
  }).timeout(60_000)

  test('a request that its guest changes at that moment has guests whom the new place takes', async ({
    assert,
  }) => {
    const { booking, guest, host, to } = await twoUnits({ status: 'pending' }, { maxGuests: 2 })
    const seen = await findBooking(booking.id)
    await changeProperty(await findBooking(booking.id), host, to.id)
    await assert.rejects(() => updateBooking(seen, guest, { guests: { adults: 4 } }))
    await booking.refresh()
    assert.isAtMost(booking.adults, 2)
  })

  test('two stays change places with a third: none is at two places, or at none', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { booking, from, host, to } = await twoUnits()
      const { hostId, maxGuests } = from
      const third = await PropertyFactory.merge({ currency: 'KES', hostId, maxGuests }).create()
      const dates = { checkIn: day(30), checkOut: day(32), hostId }
      const other = await confirmedStay({ propertyId: to.id, ...dates })
      const [one, two] = [await findBooking(booking.id), await findBooking(other.booking.id)]
      const moves = await Promise.allSettled([
        changeProperty(one, host, third.id),
        changeProperty(two, host, third.id),
        changeProperty(one, host, to.id),
      ])
      const stays = await Promise.all([booking, other.booking].map(({ id }) => findBooking(id)))
      for (const stay of stays) {
        assert.deepEqual(await nightsOfBooking(stay), nightsAt(stay.property, 30, 32))
      }
      assert.notEqual(stays[0].propertyId, stays[1].propertyId)
      assert.isTrue(moves.some(({ status }) => status === 'fulfilled'))
    }
  }).timeout(60_000)
})
