import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import ContactMessage from '#models/contact_message'
import User from '#models/user'
import { DateTime } from 'luxon'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { LiveStream } from '#tests/helpers/live_stream'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

async function admin() {
  return UserFactory.apply('admin').create()
}

async function hostAndGuestOf({ hostId, guestId }: { hostId: number; guestId: number }) {
  return [await User.findOrFail(hostId), await User.findOrFail(guestId)]
}

/** Without a transaction around them: events are sent after the commit. */
test.group('The live stream', (group) => {
  group.setup(() => emptyDatabase())
  group.teardown(() => emptyDatabase())
  let open: LiveStream[] = []
  group.each.setup(() => {
    open = []
    return () => open.forEach((stream) => stream.close())
  })

  async function listen(...people: User[]) {
    const streams = await Promise.all(people.map((person) => LiveStream.of(person)))
    open.push(...streams)
    return streams
  }

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
      await admin(),
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

  type Change = {
    name: string
    act: (client: ApiClient) => Promise<{ people: User[]; id: number }>
    event: { resource: string; type: string }
  }

  const CHANGES: Change[] = [
    {
      name: 'an approval',
      event: { resource: 'bookings', type: 'updated' },
      async act(client) {
        const booking = await BookingFactory.create()
        const people = await hostAndGuestOf(booking)
        await listen(...people)
        await client.put(`/api/v1/bookings/${booking.id}/approve`).json({}).loginAs(people[0])
        return { people, id: booking.id }
      },
    },
    {
      name: 'a request that expires',
      event: { resource: 'bookings', type: 'updated' },
      async act() {
        const booking = await BookingFactory.create()
        const people = await hostAndGuestOf(booking)
        await listen(...people)
        await expirePendingBookings(DateTime.utc().plus({ days: 2 }))
        return { people, id: booking.id }
      },
    },
    {
      name: 'blocked nights',
      event: { resource: 'calendar', type: 'updated' },
      async act(client) {
        const property = await PropertyFactory.create()
        const host = await User.findOrFail(property.hostId)
        await listen(host)
        await client
          .post(`/api/v1/properties/${property.id}/blocks`)
          .json({ from: day(4), to: day(6) })
          .loginAs(host)
        return { people: [host], id: property.id }
      },
    },
    {
      name: 'an answered review',
      event: { resource: 'reviews', type: 'updated' },
      async act(client) {
        const review = await ReviewFactory.create()
        await review.load('property')
        const host = await User.findOrFail(review.property.hostId)
        const author = await User.findOrFail(review.authorId)
        await listen(host, author)
        await client
          .post(`/api/v1/reviews/${review.id}/response`)
          .json({ response: 'Karibu tena' })
          .loginAs(host)
        return { people: [host, author], id: review.id }
      },
    },
    {
      name: 'a deleted review',
      event: { resource: 'reviews', type: 'deleted' },
      async act(client) {
        const review = await ReviewFactory.create()
        await review.load('property')
        const host = await User.findOrFail(review.property.hostId)
        const author = await User.findOrFail(review.authorId)
        await listen(host, author)
        await client.delete(`/api/v1/reviews/${review.id}`).loginAs(author)
        return { people: [host, author], id: review.id }
      },
    },
    {
      name: 'a changed listing',
      event: { resource: 'properties', type: 'updated' },
      async act(client) {
        const property = await PropertyFactory.create()
        const host = await User.findOrFail(property.hostId)
        await listen(host)
        await client
          .put(`/api/v1/properties/${property.id}`)
          .json({ title: 'Another name' })
          .loginAs(host)
        return { people: [host], id: property.id }
      },
    },
    {
      name: 'a message to support',
      event: { resource: 'contacts', type: 'created' },
      async act(client) {
        await client.post('/api/v1/contacts').json({
          fullName: 'Otieno Odhiambo',
          email: 'otieno@example.com',
          phone: '+254712345678',
          subject: 'Lost umbrella',
          message: 'I left a green umbrella in the hall.',
        })
        const { id } = await ContactMessage.query().orderBy('id', 'desc').firstOrFail()
        return { people: [], id }
      },
    },
  ]

  test('tells of {name}')
    .with(CHANGES)
    .run(async ({ client, assert }, { act, event }) => {
      const [atAdmin, atStranger] = await listen(await admin(), await UserFactory.create())
      const { id } = await act(client)
      const concerned = open.filter((stream) => stream !== atStranger)
      for (const stream of concerned) assert.isTrue(await stream.hears({ ...event, ids: [id] }))
      assert.include(concerned, atAdmin)
      assert.isEmpty(atStranger.events)
    })

  test('says nothing of what was refused or rolled back', async ({ client, assert }) => {
    const booking = await BookingFactory.apply('cancelled').create()
    const [host] = await hostAndGuestOf(booking)
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
    const boss = await admin()
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
})
