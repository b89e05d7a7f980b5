import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import transmit from '@adonisjs/transmit/services/main'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { announce, type LiveChange } from '#services/live/announce'
import { channelOf } from '#services/live/channels'
import { endStaleStreams } from '#services/live/streams'
import { day } from '#tests/helpers/days'
import { LiveStream, liveStreams } from '#tests/helpers/live_stream'

test.group('The live stream', (group) => {
  const { listen, open } = liveStreams(group)

  test('is for people who are signed in', async ({ assert }) => {
    const anonymous = await LiveStream.open(null)
    assert.equal(anonymous.status, 401)
    const dead = await LiveStream.open('oat_MQ.bm90aGluZw')
    assert.equal(dead.status, 401)
    const inactive = await LiveStream.of(await UserFactory.apply('inactive').create())
    assert.equal(inactive.status, 401)
  })

  test('is neither cached, changed nor held back on its way', async ({ assert }) => {
    const [stream] = await listen(await UserFactory.create())
    assert.equal(stream.status, 200)
    assert.match(stream.headers.get('content-type')!, /^text\/event-stream/)
    assert.match(stream.headers.get('cache-control')!, /no-store.*no-transform/)
    assert.equal(stream.headers.get('x-accel-buffering'), 'no')
  })

  test('tells the host, the guest and admins of a request within three seconds, and no stranger', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const guest = await UserFactory.create()
    const [host, stranger] = [
      await User.findOrFail(property.hostId),
      await UserFactory.apply('host').create(),
    ]
    const [atHost, atGuest, atAdmin, atStranger] = await listen(
      host,
      guest,
      await UserFactory.apply('admin').create(),
      stranger
    )
    const response = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(3), checkOut: day(5), guests: { adults: 1 } })
      .loginAs(guest)
    response.assertStatus(201)
    const event = { resource: 'bookings', type: 'created', ids: [response.body().data._id] }
    for (const stream of [atHost, atGuest, atAdmin]) {
      assert.isTrue(await stream.hears(event))
      assert.lengthOf(stream.events, 1)
    }
    assert.isEmpty(atStranger.events)
  })

  test('says nothing of what was refused or rolled back', async ({ client, assert }) => {
    const booking = await BookingFactory.apply('cancelled').create()
    const host = await User.findOrFail(booking.hostId)
    const [stream] = await listen(host)
    const refused = await client
      .put(`/api/v1/bookings/${booking.id}/approve`)
      .json({})
      .loginAs(host)
    refused.assertStatus(409)
    await stream.until(({ events }) => events.length > 0)
    assert.deepEqual(stream.events, [])
  })

  test('ends with its session, its account and its role', async ({ client, assert }) => {
    const boss = await UserFactory.apply('admin').create()
    const over = (stream: LiveStream) => stream.until(({ isOver }) => isOver)

    const person = await UserFactory.create()
    const [one, other] = await listen(person, person)
    const ended = await client
      .delete('/api/v1/sessions')
      .loginAs(person)
      .json({ password: FACTORY_PASSWORD })
    ended.assertStatus(200)
    assert.isTrue(await over(one))
    assert.isTrue(await over(other))

    const leaver = await UserFactory.create()
    const token = await User.accessTokens.create(leaver, ['*'], { expiresIn: 3600 })
    const carried = token.value!.release()
    const [stays] = await listen(leaver)
    const leaves = await LiveStream.open(carried)
    open.push(leaves)
    const out = await client.post('/api/v1/auth/logout').bearerToken(carried)
    out.assertStatus(200)
    assert.isTrue(await over(leaves))
    assert.isFalse(stays.isOver)

    for (const change of [
      (id: number) => client.patch(`/api/v1/users/${id}/toggle-status`),
      (id: number) => client.put(`/api/v1/users/${id}`).json({ role: 'host' }),
    ]) {
      const subject = await UserFactory.create()
      const [stream] = await listen(subject)
      const changed = await change(subject.id).loginAs(boss)
      changed.assertStatus(200)
      assert.isTrue(await over(stream))
    }
  })

  test('outlives words that come while it ends', async ({ assert }) => {
    const person = await UserFactory.create()
    const [stream] = await listen(person)
    const session = User.accessTokens.all(person)
    for (const { identifier } of await session) await User.accessTokens.delete(person, identifier)
    await endStaleStreams(person.id)
    const change: LiveChange = { resource: 'users', type: 'updated', ids: [person.id] }
    announce(null, change, [person.id])
    assert.isTrue(await stream.until(({ isOver }) => isOver))
    announce(null, change, [person.id])
    assert.isEmpty(stream.events)
    assert.isEmpty(transmit.getSubscribersFor(channelOf(person.id)))
  })

  test('is forgotten where its reader leaves before it begins', async ({ assert }) => {
    const person = await UserFactory.create()
    const token = await User.accessTokens.create(person, ['*'], { expiresIn: 3600 })
    const address = { host: process.env.HOST, port: Number(process.env.PORT) }
    for (const ms of Array.from({ length: 20 }, (_, index) => index)) {
      const reader = connect(address)
      const head = `GET /api/v1/live HTTP/1.1\r\nHost: makao\r\nAuthorization: Bearer ${token.value!.release()}`
      reader.write(`${head}\r\n\r\n`)
      await pause(ms / 2)
      reader.destroy()
    }
    await pause(300)
    assert.isEmpty(transmit.getSubscribersFor(channelOf(person.id)))
  })
})
