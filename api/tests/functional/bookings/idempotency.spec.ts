import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { claimKey } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import IdempotencyKey from '#models/idempotency_key'
import { writeTransaction } from '#services/database/write_transaction'
import { day } from '#tests/helpers/days'
import { CaughtLetters } from '#tests/helpers/letters'

test.group('Idempotency of a reservation', () => {
  test('the same key and stay, even at once, make one booking', async ({
    client,
    assert,
    cleanup,
  }) => {
    const letters = new CaughtLetters()
    cleanup(() => letters.release())
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const body = { property: property.id, checkIn: day(3), checkOut: day(5), guests: { adults: 1 } }
    const reserve = () =>
      client.post('/api/v1/bookings').header('Idempotency-Key', 'tap-1').json(body).loginAs(guest)

    const answers = await Promise.all(Array.from({ length: 8 }, reserve))

    const ids = new Set(answers.map((answer) => answer.body().data?._id))
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      Array(8).fill(201)
    )
    assert.lengthOf([...ids], 1)
    const [{ total }] = await db.from('bookings').where('guest_id', guest.id).count('* as total')
    assert.equal(Number(total), 1)
    const notices = letters.of(BookingMail).map(({ notice }) => notice)
    assert.sameMembers(notices, ['requestedForHost', 'requestedForGuest'])
  })

  test('the same key with another stay is refused, another person may use the same key', async ({
    client,
  }) => {
    const [guest, other] = await UserFactory.createMany(2)
    const property = await PropertyFactory.create()
    const reserve = (from: number, who: typeof guest) =>
      client
        .post('/api/v1/bookings')
        .header('Idempotency-Key', 'tap-2')
        .json({
          property: property.id,
          checkIn: day(from),
          checkOut: day(from + 1),
          guests: { adults: 1 },
        })
        .loginAs(who)

    const first = await reserve(20, guest)
    first.assertStatus(201)
    const second = await reserve(22, guest)
    second.assertStatus(422)
    const foreign = await reserve(24, other)
    foreign.assertStatus(201)
  })

  test('a first request that is still running: 409, and nothing is done twice', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const request = {
      property: property.id,
      checkIn: day(30),
      checkOut: day(31),
      guests: { adults: 1, children: 0, pets: 0 },
      specialRequests: null,
    }
    const claim = { userId: guest.id, key: 'tap-3', call: 'bookings.store', request }
    await writeTransaction((trx) => claimKey(trx, claim))

    const second = await client
      .post('/api/v1/bookings')
      .header('Idempotency-Key', 'tap-3')
      .json(request)
      .loginAs(guest)
    second.assertStatus(409)
    second.assertBodyContains({
      code: 'E_STILL_RUNNING',
      message: 'Your first request is still being worked on. Please wait a moment.',
    })
    const [{ total }] = await db.from('bookings').where('guest_id', guest.id).count('* as total')
    assert.equal(Number(total), 0)
  })

  test('a key is remembered for a day', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const reserve = async (from: number) => {
      const response = await client
        .post('/api/v1/bookings')
        .header('Idempotency-Key', 'tap-4')
        .json({
          property: property.id,
          checkIn: day(from),
          checkOut: day(from + 1),
          guests: { adults: 1 },
        })
        .loginAs(guest)
      return response.status()
    }
    assert.equal(await reserve(40), 201)
    const row = await IdempotencyKey.findByOrFail({ userId: guest.id, key: 'tap-4' })
    assert.approximately(row.expiresAt.diffNow('hours').hours, 24, 0.1)

    await row.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    assert.equal(await reserve(42), 201, 'an old key may be used for something new')
  })

  test('a stay that has begun since is still what its key brought about', async ({ client }) => {
    const guest = await UserFactory.create()
    const { id } = await BookingFactory.merge({ guestId: guest.id }).create()
    const request = {
      property: 1,
      checkIn: day(-1),
      checkOut: day(1),
      guests: { adults: 1, children: 0, pets: 0 },
      specialRequests: null,
    }
    const claim = { userId: guest.id, key: 'tap-5', call: 'bookings.store', request }
    await oncePerKey(claim, async () => ({ booking: id }))
    const reserve = (key: string) =>
      client.post('/api/v1/bookings').header('Idempotency-Key', key).json(request).loginAs(guest)

    const again = await reserve('tap-5')
    again.assertStatus(201)
    again.assertBodyContains({ data: { _id: id } })
    const another = await reserve('tap-6')
    another.assertStatus(422)
  })

  test('a key of control characters or 121 letters is refused', async ({ client }) => {
    const guest = await UserFactory.create()
    const response = await client
      .post('/api/v1/bookings')
      .header('Idempotency-Key', 'x'.repeat(121))
      .json({ property: 1, checkIn: day(1), checkOut: day(2), guests: { adults: 1 } })
      .loginAs(guest)
    response.assertStatus(422)
  })
})
