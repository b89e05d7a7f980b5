import { setTimeout as pause } from 'node:timers/promises'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { forget } from '#actions/retention/forget'
import { claimKey } from '#actions/idempotency/keys'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import Booking from '#models/booking'
import IdempotencyKey from '#models/idempotency_key'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { day } from '#tests/helpers/days'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'
import { helpAt } from '#tests/helpers/helping'

type Method = 'post' | 'put' | 'patch' | 'delete'

/** A write under a key, as a client repeats it whose answer was lost. */
function write(client: ApiClient, who: User, key: string) {
  return (method: Method, path: string, body: object = {}) =>
    client[method](`/api/v1${path}`).header('Idempotency-Key', key).json(body).loginAs(who)
}

async function hostOf({ hostId }: { hostId: number }) {
  return User.findOrFail(hostId)
}

test.group('Repeating a write whose answer was lost', (group) => {
  group.teardown(() => emptyDatabase())
  const letters = catchLetters(group)

  test('{step} again under the same key gets the same answer, and one letter goes out')
    .with([
      { step: 'approve', state: 'pending', body: { hostNotes: 'Karibu' }, letters: 1 },
      { step: 'cancel', state: 'confirmed', body: { cancellationReason: 'Flood' }, letters: 1 },
      { step: 'checkin', state: 'confirmed', body: {}, letters: 0 },
      { step: 'checkout', state: 'checkedIn', body: {}, letters: 1 },
    ] as const)
    .run(async ({ client, assert }, { step, state, body, letters: expected }) => {
      const today = { checkIn: day(0), checkOut: day(2) }
      const made =
        state === 'pending' ? BookingFactory.merge(today) : BookingFactory.apply(state).merge(today)
      const booking = await made.create()
      const send = write(client, await hostOf(booking), `lost-${step}`)
      const path = `/bookings/${booking.id}/${step}`

      const answers = [await send('put', path, body), await send('put', path, body)]
      answers.push(...(await Promise.all([1, 2].map(() => send('put', path, body)))))
      for (const answer of answers) {
        answer.assertStatus(200)
        assert.deepEqual(answer.body(), answers[0].body())
      }
      assert.lengthOf(letters().of(BookingMail), expected)

      const other = await write(client, await hostOf(booking), `another-${step}`)('put', path)
      other.assertStatus(409)
    })

  test('declining for a host again is told the same, though the request is out of sight', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.create()
    const manager = await UserFactory.create()
    await helpAt(booking.propertyId, await hostOf(booking), manager, { manage: true })
    const send = write(client, manager, 'lost-decline')
    const path = `/helping/stays/${booking.id}/decline`

    const first = await send('put', path)
    first.assertStatus(200)
    const again = await send('put', path)
    again.assertStatus(200)
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(letters().of(BookingMail), 2, 'one to the guest and one to the host')
  })

  test('a key that failed is free: approving too late says so each time', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.apply('cancelled').create()
    const host = await hostOf(booking)
    const send = write(client, host, 'too-late')
    for (const turn of [1, 2]) {
      const answer = await send('put', `/bookings/${booking.id}/approve`)
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
      assert.equal(await IdempotencyKey.query().where('user_id', host.id).first(), null, `${turn}`)
    }
  })

  test('blocking and freeing nights again tells what the first did', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await hostOf(property)
    const nights = { from: day(4), to: day(7) }
    const path = `/properties/${property.id}/blocks`
    const held = async () => {
      const rows = await db.from('booking_nights').where('property_id', property.id)
      return rows.length
    }
    for (const turn of [1, 2]) {
      const blocked = await write(client, host, 'block')('post', path, nights)
      blocked.assertStatus(201)
      assert.equal(blocked.body().data.nights, 3)
      assert.equal(await held(), 3, `turn ${turn}`)
    }
    for (const turn of [1, 2]) {
      const freed = await write(client, host, 'free')('delete', path, nights)
      freed.assertStatus(200)
      assert.equal(freed.body().data.nights, 3)
      assert.equal(await held(), 0, `turn ${turn}`)
    }
    const other = await write(client, host, 'block')('post', path, { ...nights, to: day(8) })
    other.assertStatus(422)
    other.assertBodyContains({ errors: [{ field: 'Idempotency-Key', rule: 'reused' }] })
  })

  test('a switch is thrown once, a deletion told again, a creation makes one', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const { id } = await UserFactory.create()
    const newcomer = {
      firstName: 'Achieng',
      lastName: 'Otieno',
      email: `achieng.${id}@example.com`,
      role: 'guest',
    }
    const cases = [
      { key: `switch-${id}`, method: 'patch', path: `/users/${id}/toggle-status`, body: {} },
      { key: `create-${id}`, method: 'post', path: '/users', body: newcomer },
      { key: `delete-${id}`, method: 'delete', path: `/users/${id}`, body: {} },
    ] as const
    for (const { key, method, path, body } of cases) {
      const send = write(client, admin, key)
      const first = await send(method, path, body)
      const again = await send(method, path, body)
      assert.isBelow(first.status(), 300)
      assert.equal(again.status(), first.status())
      assert.deepEqual(again.body(), first.body())
      assert.isUndefined(first.header('idempotent-replayed'))
      assert.equal(again.header('idempotent-replayed'), 'true')
    }
  })

  test('another body, path or method under a key is refused; another person has their own keys', async ({
    client,
    assert,
  }) => {
    const [one, two] = await UserFactory.createMany(2)
    const path = '/auth/updatedetails'
    const first = await write(client, one, 'mine')('put', path, { bio: 'Boats' })
    first.assertStatus(200)
    for (const [where, body] of [
      [path, { bio: 'Kites' }],
      ['/settings', { bio: 'Boats' }],
    ] as const) {
      const reused = await write(client, one, 'mine')('put', where, body)
      reused.assertStatus(422)
    }
    const theirs = await write(client, two, 'mine')('put', path, { bio: 'Boats' })
    theirs.assertStatus(200)
    assert.equal(theirs.body().data._id, two.id)
  })

  test('one that comes while the first still runs waits for it, and is told so in the end', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const claim = {
      userId: person.id,
      call: 'PUT /api/v1/auth/updatedetails',
      request: { body: { bio: 'Boats' } },
    }
    const me = await client.get('/api/v1/auth/me').loginAs(person)
    const told = { ...me.body(), message: 'Told' }
    const running = await writeTransaction((trx) => claimKey(trx, { ...claim, key: 'waits' }))
    const repeat = write(client, person, 'waits')('put', '/auth/updatedetails', { bio: 'Boats' })
    const [answer] = await Promise.all([
      repeat,
      pause(600).then(() =>
        db
          .from('idempotency_keys')
          .where('id', running.id)
          .update({ body: JSON.stringify({ status: 200, body: told }) })
      ),
    ])
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), told)

    await writeTransaction((trx) => claimKey(trx, { ...claim, key: 'hangs' }))
    const given = await write(client, person, 'hangs')('put', '/auth/updatedetails', {
      bio: 'Boats',
    })
    given.assertStatus(409)
    given.assertBodyContains({ code: 'E_STILL_RUNNING' })
  }).timeout(10_000)

  test('expired keys are forgotten with what they tell', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const saved = await write(client, person, 'old')('put', '/auth/updatedetails', { bio: 'Boats' })
    saved.assertStatus(200)
    const kept = () => IdempotencyKey.query().where('user_id', person.id)
    await forget()
    assert.lengthOf(await kept(), 1)
    await forget(DateTime.utc().plus({ hours: 25 }))
    assert.lengthOf(await kept(), 0)
  })

  test('no password, code or token is kept', async ({ client, assert }) => {
    const password = 'Kilimanjaro-5895'
    const person = await UserFactory.merge({ password }).create()
    const started = await write(client, person, 'start')('post', '/settings/two-factor', {
      password,
    })
    started.assertStatus(201)
    const changed = await write(client, person, 'change')('put', '/auth/updatepassword', {
      currentPassword: password,
      newPassword: 'Mount-Elgon-4321',
    })
    changed.assertStatus(200)
    assert.isEmpty(await IdempotencyKey.query().where('user_id', person.id))
  })

  test('every write of somebody signed in takes a key, but those named', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const layers = ({ middleware }: (typeof routes)[number]) =>
      [...middleware.all()].map((layer) => (typeof layer === 'object' ? layer.name : undefined))
    const left = routes
      .filter((route) => route.methods.some((method) => !['GET', 'HEAD'].includes(method)))
      .filter((route) => layers(route).includes('auth'))
      .filter((route) => !layers(route).includes('oncePerKey'))
      .map(({ name }) => name)
    assert.sameMembers(left, [
      'auth.logout',
      'auth.updatePassword',
      'bookings.approve',
      'bookings.cancel',
      'bookings.checkIn',
      'bookings.checkOut',
      'bookings.confirmPayment',
      'bookings.pay',
      'bookings.store',
      'bookings.undoCheckIn',
      'bookings.undoCheckOut',
      'bookings.noShow',
      'bookings.undoNoShow',
      'bookings.lowerPrice',
      'helping.approve',
      'helping.checkIn',
      'helping.checkOut',
      'helping.undoCheckIn',
      'helping.undoCheckOut',
      'properties.addPhotos',
      'properties.addBooking',
      'properties.block',
      'properties.store',
      'properties.unblock',
      'properties.update',
      'properties.copy',
      'bookings.blockNights',
      'bookings.unblockNights',
      'bookings.blockWeekly',
      'bookings.undoWeekly',
      'earnings.setTax',
      'reviews.store',
      'sessions.destroy',
      'sessions.destroyOthers',
      'settings.confirmTwoFactor',
      'settings.endTwoFactor',
      'settings.startTwoFactor',
    ])
  })

  test('a crash after the booking moved cannot lie: the key is noted with the move', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.create()
    const host = await hostOf(booking)
    const answer = await write(client, host, 'together')('put', `/bookings/${booking.id}/approve`)
    answer.assertStatus(200)
    const moved = await Booking.findOrFail(booking.id)
    const key = await IdempotencyKey.query()
      .where({ user_id: host.id, key: 'together' })
      .firstOrFail()
    assert.equal(moved.status, 'confirmed')
    assert.deepEqual(JSON.parse(key.body!), { id: booking.id })
  })
})
