import { test } from '@japa/runner'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { createProperty, type NewListing } from '#actions/properties/create_property'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import type { Refusal } from '#exceptions/refusal'
import Property from '#models/property'
import User from '#models/user'
import { queriesOf } from '#tests/helpers/count_queries'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'
import { listing, picture } from '#tests/helpers/listings'

const ROUNDS = 8

test.group('People who change while others act for them', (group) => {
  group.each.timeout(60_000)
  inEmptyDatabase(group)
  catchLetters(group)

  test('no listing is active whose host was deactivated at that moment', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    for (let round = 0; round < ROUNDS; round++) {
      const property = await PropertyFactory.apply('inactive').create()
      const [toggled, activated] = await Promise.all([
        client.patch(`/api/v1/users/${property.hostId}/toggle-status`).loginAs(admin),
        client.put(`/api/v1/properties/${property.id}`).loginAs(admin).json({ isActive: true }),
      ])
      toggled.assertStatus(200)
      assert.include([200, 409], activated.status())
      await property.refresh()
      assert.isFalse(property.isActive)
      assert.equal(property.pausedWithHost, activated.status() === 200)
    }
  })

  test('nothing of an erased person is written back by a change of theirs', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await UserFactory.create()
      const [deleted, changed] = await Promise.all([
        client.delete(`/api/v1/users/${id}`).loginAs(admin),
        client
          .put('/api/v1/auth/updatedetails')
          .loginAs(await User.findOrFail(id))
          .json({ firstName: 'Wanjiru', phone: '+254712345678', bio: 'Still here' }),
      ])
      deleted.assertStatus(200)
      assert.include([200, 401, 404], changed.status())
      const { firstName, lastName, phone, bio } = await User.findOrFail(id)
      assert.deepEqual([firstName, lastName, phone, bio], ['Former guest', '', null, null])
    }
  })

  test('who is no host any more lists nothing', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    for (let round = 0; round < ROUNDS; round++) {
      const host = await UserFactory.apply('host').create()
      const photos = [{ source: await picture(), caption: null, alt: null }]
      const [demoted, listed] = await Promise.all([
        client.put(`/api/v1/users/${host.id}`).loginAs(admin).json({ role: 'guest' }),
        createProperty(host, listing() as NewListing, photos).then(
          () => 201,
          (error: Refusal) => error.status
        ),
      ])
      assert.deepEqual(
        [demoted.status(), listed].toSorted(),
        demoted.status() === 200 ? [200, 403] : [201, 409]
      )
      const places = await Property.query().where('hostId', host.id)
      assert.lengthOf(places, listed === 201 ? 1 : 0)
    }
  })

  test('a guest is deleted while booking under a key, or before', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const property = await PropertyFactory.create()
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await UserFactory.create()
      const [deleted, booked] = await Promise.all([
        client.delete(`/api/v1/users/${guest.id}`).loginAs(admin),
        client
          .post('/api/v1/bookings')
          .loginAs(guest)
          .header('Idempotency-Key', `round-${round}`)
          .json({
            property: property.id,
            checkIn: addDays(todayInNairobi(), 10 + round),
            checkOut: addDays(todayInNairobi(), 11 + round),
            guests: { adults: 1 },
          }),
      ])
      deleted.assertStatus(200)
      assert.include([201, 401], booked.status())
    }
  })

  test('a key locks its person before it refers to them, so that neither waits for the other', async ({
    assert,
  }) => {
    const { id: userId } = await UserFactory.create()
    const claim = { userId, key: 'once', call: 'a test', request: {} }
    const queries = await queriesOf(() => oncePerKey(claim, async () => ({})))
    const at = (words: RegExp) => queries.findIndex((sql) => words.test(sql))
    assert.isAbove(at(/^insert into .idempotency_keys/i), at(/from .users/i))
    assert.isAtLeast(at(/from .users/i), 0)
  })
})
