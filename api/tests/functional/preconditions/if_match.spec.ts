import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Property from '#models/property'
import User from '#models/user'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { emptyDatabase } from '#tests/helpers/empty_database'

type Shown = { updatedAt: string; [field: string]: unknown }
type Answer = { data: Shown }

/** Somebody who may edit a thing: where it is read, where it is written, and two changes of it. */
type Edited = { editor: User; read: string; write: string; first: object; second: object }

async function aListing(): Promise<Edited> {
  const { id, hostId } = await PropertyFactory.create()
  const path = `/properties/${id}`
  return {
    editor: await User.findOrFail(hostId),
    read: path,
    write: path,
    first: { price: 8888 },
    second: { title: 'Renamed in the other tab' },
  }
}

async function aPerson(): Promise<Edited> {
  const { id } = await UserFactory.create()
  const path = `/users/${id}`
  return {
    editor: await UserFactory.apply('admin').create(),
    read: path,
    write: path,
    first: { bio: 'Likes boats' },
    second: { firstName: 'Wanjiru' },
  }
}

async function aBooking(): Promise<Edited> {
  const { id, hostId } = await BookingFactory.create()
  const path = `/bookings/${id}`
  return {
    editor: await User.findOrFail(hostId),
    read: path,
    write: path,
    first: { hostNotes: 'The key is with Otieno' },
    second: { hostNotes: 'The key is under the mat' },
  }
}

async function ownSettings(): Promise<Edited> {
  const editor = await UserFactory.create()
  return {
    editor,
    read: '/settings',
    write: '/settings',
    first: { language: 'sw' },
    second: { notifications: { sms: true } },
  }
}

async function ownDetails(): Promise<Edited> {
  return {
    editor: await UserFactory.create(),
    read: '/auth/me',
    write: '/auth/updatedetails',
    first: { bio: 'Likes boats' },
    second: { firstName: 'Wanjiru' },
  }
}

function desk(client: ApiClient, { editor, read, write }: Edited) {
  return {
    async shown() {
      return bodyOf<Answer>(await client.get(`/api/v1${read}`).loginAs(editor)).data
    },
    save(change: object, known?: string) {
      const request = client.put(`/api/v1${write}`).loginAs(editor).json(change)
      return known === undefined ? request : request.header('If-Match', `"${known}"`)
    },
  }
}

const THINGS = [
  { name: 'a listing', make: aListing },
  { name: 'a person', make: aPerson },
  { name: 'a booking', make: aBooking },
  { name: 'one’s settings', make: ownSettings },
  { name: 'one’s details', make: ownDetails },
]

test.group('Saving what somebody else has edited', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused for {name}, with the record as it is now, and changes nothing')
    .with(THINGS)
    .run(async ({ client, assert }, { make }) => {
      const thing = await make()
      const { shown, save } = desk(client, thing)
      const begun = await save(thing.first)
      begun.assertStatus(200)
      const seen = await shown()
      assert.match(seen.updatedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

      const other = await save(thing.second, seen.updatedAt)
      other.assertStatus(200)
      const now = await shown()
      assert.deepEqual(bodyOf<Answer>(other).data.updatedAt, now.updatedAt)
      assert.notEqual(now.updatedAt, seen.updatedAt, 'two edits within a second are told apart')

      const stale = await save(thing.first, seen.updatedAt)
      stale.assertStatus(412)
      const { data, code, message } = bodyOf<Refused & Answer>(stale)
      assert.equal(code, 'E_CHANGED_MEANWHILE')
      assert.match(message, /changed meanwhile/)
      assert.deepEqual(data, now)
      assert.deepEqual(await shown(), now)

      const agreed = await save(thing.first, now.updatedAt)
      agreed.assertStatus(200)
      const unguarded = await save(thing.second)
      unguarded.assertStatus(200)
    })

  test('says so in the reader’s language', async ({ client }) => {
    const thing = await aListing()
    for (const [language, words] of [
      ['sw', 'imebadilishwa'],
      ['fr', 'modifié entre-temps'],
    ]) {
      const response = await desk(client, thing)
        .save(thing.first, '2020-01-01T00:00:00.000Z')
        .header('Accept-Language', language)
      response.assertStatus(412)
      response.assertTextIncludes(words)
    }
  })

  test('without quotes the header is a mistake of its own', async ({ client }) => {
    const thing = await aListing()
    const response = await desk(client, thing).save(thing.first).header('If-Match', 'yesterday')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'If-Match', rule: 'format' }] })
  })

  test('a change of house rules alone is an edit; saving what is there already is none', async ({
    client,
    assert,
  }) => {
    const { shown, save } = desk(client, await aListing())
    const { updatedAt } = await shown()
    await save({ houseRules: ['No parties'] })
    const ruled = await shown()
    assert.notEqual(ruled.updatedAt, updatedAt)
    await save({ houseRules: ['No parties'], amenities: ruled.amenities })
    const again = await shown()
    assert.equal(again.updatedAt, ruled.updatedAt)
  })

  test('likes, ratings, sign-ins and new passwords are no edits', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const property = await Property.findOrFail(review.propertyId)
    const password = 'Kilimanjaro-5895'
    const guest = await UserFactory.merge({ password }).create()
    const time = async (path: string) =>
      bodyOf<Answer>(await client.get(`/api/v1${path}`).loginAs(guest)).data.updatedAt
    const listed = await time(`/properties/${property.id}`)
    const known = await time('/auth/me')

    const liked = await client.post(`/api/v1/properties/${property.id}/like`).loginAs(guest)
    liked.assertStatus(200)
    const author = await User.findOrFail(review.authorId)
    const edited = await client
      .put(`/api/v1/reviews/${review.id}`)
      .loginAs(author)
      .json({ rating: review.rating === 5 ? 4 : 5 })
    edited.assertStatus(200)
    assert.equal(await time(`/properties/${property.id}`), listed)

    const login = await client.post('/api/v1/auth/login').json({ email: guest.email, password })
    login.assertStatus(200)
    const changed = await client
      .put('/api/v1/auth/updatepassword')
      .loginAs(guest)
      .json({ currentPassword: password, newPassword: 'Mount-Elgon-4321' })
    changed.assertStatus(200)
    assert.equal(await time('/auth/me'), known)
  })

  test('an approval meanwhile counts as well', async ({ client, assert }) => {
    const thing = await aBooking()
    const { shown, save } = desk(client, thing)
    const { updatedAt } = await shown()
    const approved = await client
      .put(`/api/v1${thing.write}/approve`)
      .loginAs(thing.editor)
      .json({ hostNotes: 'Karibu' })
    approved.assertStatus(200)
    const stale = await save(thing.second, updatedAt)
    stale.assertStatus(412)
    assert.equal(bodyOf<Answer>(stale).data.hostNotes, 'Karibu')
  })
})

/** Without a transaction around them, as the real requests are. */
test.group('Saving at the same moment', (group) => {
  group.teardown(() => emptyDatabase())

  test('of two who have read the same {name} exactly one saves it')
    .with(THINGS)
    .run(async ({ client, assert }, { make }) => {
      const thing = await make()
      const { shown, save } = desk(client, thing)
      await save(thing.second)
      const { updatedAt } = await shown()
      const saved = await Promise.all(Array.from({ length: 6 }, () => save(thing.first, updatedAt)))
      const statuses = saved.map((response) => response.status()).sort()
      assert.deepEqual(statuses, [200, 412, 412, 412, 412, 412])
    })

  test('a row from before is compared by its whole second', async ({ client }) => {
    const { id, hostId } = await BookingFactory.create()
    await db.from('bookings').where({ id }).update({ updated_at: '2026-01-02 03:04:05' })
    const booking = await Booking.findOrFail(id)
    const known = booking.updatedAt!.toUTC().toISO()!
    const host = await User.findOrFail(hostId)
    const response = await client
      .put(`/api/v1/bookings/${id}`)
      .loginAs(host)
      .header('If-Match', `"${known}"`)
      .json({ hostNotes: 'As before' })
    response.assertStatus(200)
  })
})
