import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import User from '#models/user'
import { clearSearchCache } from '#services/search/search_cache'
import { formOf, picture, withImages } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

const searchRow = (id: number) => db.from('property_search').where('property_id', id).first()

async function actionsOn(id: number) {
  const events = await AuditEvent.query()
    .where({ subject_type: 'property', subject_id: id })
    .orderBy('id')
  return events.map(({ action }) => action)
}

/** Changes a listing by its host. @returns how, with the listing as it is afterwards */
const changing = (client: ApiClient, property: Property, host: User) => async (changes: object) => {
  const response = await client.put(`/api/v1/properties/${property.id}`).loginAs(host).json(changes)
  response.assertStatus(200)
  await property.refresh()
  return response.body().data
}

test.group('Changing a listing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearSearchCache())

  test('changes what is said and leaves the rest; the search follows at once', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const response = await client
      .put(`/api/v1/properties/${property.id}`)
      .loginAs(host)
      .json({
        price: 9000,
        currency: 'USD',
        maxGuests: 6,
        amenities: ['pool', 'Kayaks'],
        houseRules: ['No parties'],
        averageRating: 5,
        totalLikes: 99,
        isVerified: true,
        hostId: 1,
      })
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Property updated successfully!',
      data: {
        title: property.title,
        price: 9000,
        currency: 'USD',
        maxGuests: 6,
        amenities: ['pool', 'kayaks'],
        houseRules: ['No parties'],
        averageRating: 0,
        totalLikes: 0,
        isVerified: false,
        bedrooms: 2,
        address: { street: property.street, city: 'Nairobi' },
      },
    })
    const row = await searchRow(property.id)
    assert.containsSubset(row, { capacity: 6, currency: 'USD', price_minor: 900_000 })
    const kayaks = await client.get('/api/v1/properties').qs({ amenities: 'kayaks' })
    assert.equal(kayaks.body().pagination.total, 1)

    const entry = { action: 'property.updated', subjectId: property.id }
    const event = await AuditEvent.findByOrFail(entry)
    assert.containsSubset(event.before, { price: 6500, currency: 'KES' })
    assert.containsSubset(event.after, { price: 9000, currency: 'USD' })
    assert.notProperty(event.after, 'title')

    await client.put(`/api/v1/properties/${property.id}`).loginAs(host).json({ price: 9500 })
    const [dearer] = await AuditEvent.query().where(entry).orderBy('id', 'desc')
    assert.deepEqual(dearer.before, { price: 9000, currency: 'USD' })
    assert.deepEqual(dearer.after, { price: 9500, currency: 'USD' })
  })

  test('a form changes it too, adds pictures, and empties a list', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const request = client
      .put(`/api/v1/properties/${property.id}`)
      .loginAs(host)
      .fields({ ...formOf({ title: 'A new name', address: { postalCode: null } }), amenities: '' })
    const response = await withImages(request, [await picture(), await picture('#ff0000')])
    response.assertStatus(200)
    const { data } = response.body()
    assert.equal(data.title, 'A new name')
    assert.deepEqual(data.amenities, [])
    assert.isNull(data.address.postalCode)
    assert.deepEqual(
      data.images.map(({ isPrimary }: { isPrimary: boolean }) => isPrimary),
      [true, false, false]
    )
    assert.deepEqual(await actionsOn(property.id), ['property.updated', 'property.photosAdded'])
  })

  test('deactivated it is found no more, activated it is, never without a price', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const put = (changes: object) =>
      client.put(`/api/v1/properties/${property.id}`).loginAs(host).json(changes)

    const free = await put({ price: 0 })
    free.assertStatus(422)
    free.assertBodyContains({ message: 'A price above 0 is needed for an active listing' })
    const off = await put({ isActive: false, price: 0 })
    off.assertStatus(200)
    assert.isNull(await searchRow(property.id))
    const on = await put({ isActive: true })
    on.assertStatus(422)
    const priced = await put({ isActive: true, price: 100 })
    priced.assertStatus(200)
    assert.isNotNull(await searchRow(property.id))
    assert.deepEqual(await actionsOn(property.id), [
      'property.updated',
      'property.deactivated',
      'property.updated',
      'property.activated',
    ])
    const unchanged = await put({ isActive: true, price: 100 })
    unchanged.assertStatus(200)
    assert.lengthOf(await actionsOn(property.id), 4, 'what changes nothing leaves no entry')
  })

  test('moves to another town, where its point goes unless the host sets a pin', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const put = changing(client, property, host)
    await put({ latitude: -1.3, longitude: 36.8 })
    assert.deepEqual([property.latitude, property.longitude], [-1.3, 36.8])
    const { coordinates } = await put({ address: { street: 'Lenana Road 4' } })
    assert.deepEqual(coordinates, { latitude: -1.3, longitude: 36.8, isExact: true })

    const moved = await put({ address: { city: 'watamu', county: 'kilifi', area: 'Turtle Bay' } })
    assert.containsSubset(moved.address, { city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay' })
    assert.isBelow(property.latitude!, -3)
    const found = await client
      .get('/api/v1/properties')
      .qs({ location: 'Watamu', search: 'garden view' })
    assert.equal(found.body().pagination.total, 1)

    await put({ latitude: -3.36, longitude: 40.01 })
    await put({ latitude: null, longitude: null })
    assert.notEqual(property.latitude, -3.36, 'without a pin it lies where its area lies')
  })

  test('keeps its pin where only the area is written otherwise, and follows it without one', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const change = changing(client, property, host)
    const put = async (changes: object) => {
      await change(changes)
      return [property.latitude, property.longitude]
    }
    await put({ address: { city: 'Nairobi', county: 'Nairobi', area: 'Lavingtn' } })
    const middle = [property.latitude, property.longitude]
    const karen = await put({ address: { area: 'Karen' } })
    assert.notDeepEqual(karen, middle, 'what lies where its area lies moves with it')

    const pin = { latitude: -1.27812, longitude: 36.76543 }
    await put(pin)
    assert.deepEqual(await put({ address: { area: 'Lavington' } }), Object.values(pin))
    const again = await put({ address: { city: 'NAIROBI', area: 'Lavington Green' } })
    assert.deepEqual(again, Object.values(pin), 'the same town')
    assert.notDeepEqual(await put({ latitude: null, longitude: null }), Object.values(pin))
    await put(pin)
    const other = await put({ address: { city: 'Watamu', county: 'Kilifi' } })
    assert.notDeepEqual(other, Object.values(pin), 'another town')
  })

  test('the point is exact only for those who may know the street', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    await property.merge({ latitude: -1.28764, longitude: 36.78911 }).save()
    const seen = await client.get(`/api/v1/properties/${property.id}`)
    assert.deepEqual(seen.body().data.coordinates, {
      latitude: -1.29,
      longitude: 36.79,
      isExact: false,
    })
    assert.notInclude(seen.text(), '28764')
  })

  test('is the host’s and the admins’; others are refused, or find nothing', async ({ client }) => {
    const property = await PropertyFactory.create()
    const hidden = await PropertyFactory.apply('inactive').create()
    const other = await UserFactory.apply('host').create()
    const admin = await UserFactory.apply('admin').create()
    const put = (id: number) => client.put(`/api/v1/properties/${id}`).json({ title: 'Mine now' })

    const anonymous = await put(property.id)
    anonymous.assertStatus(401)
    const foreign = await put(property.id).loginAs(other)
    foreign.assertStatus(403)
    const unseen = await put(hidden.id).loginAs(other)
    unseen.assertStatus(404)
    const absent = await put(999_999_999).loginAs(admin)
    absent.assertStatus(404)
    const allowed = await put(hidden.id).loginAs(admin)
    allowed.assertStatus(200)
    const verified = await client
      .put(`/api/v1/properties/${hidden.id}`)
      .json({ isVerified: true })
      .loginAs(admin)
    verified.assertBodyContains({ data: { isVerified: true } })
  })

  test('has eight pictures at most, whatever a form adds', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const before = await leftovers('properties')
    const eight = Array<Buffer>(8).fill(await picture())
    const request = client
      .put(`/api/v1/properties/${property.id}`)
      .loginAs(host)
      .fields({ title: 'Too many' })
    const response = await withImages(request, eight)
    response.assertStatus(422)
    response.assertBodyContains({
      message:
        'You can only upload a maximum of 8 images. Currently you have 1 images. You can add 7 more.',
    })
    const { title } = await Property.findOrFail(property.id)
    assert.notEqual(title, 'Too many')
    assert.deepEqual(await leftovers('properties'), before)
  })
})
