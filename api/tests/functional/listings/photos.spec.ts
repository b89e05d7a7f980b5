import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import type Property from '#models/property'
import PropertyImage from '#models/property_image'
import User from '#models/user'
import { formOf, picture, withImages } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

/** A property of somebody with some pictures, made as plain rows. */
async function withPhotos(count: number) {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  for (let position = 1; position < count; position++) {
    await PropertyImage.create({
      propertyId: property.id,
      key: `properties/${position}/original.webp`,
      isPrimary: false,
      position,
      width: 10,
      height: 10,
      color: '#000000',
    })
  }
  return { property, host, ids: await idsOf(property) }
}

async function idsOf(property: Property) {
  const images = await PropertyImage.query()
    .where('propertyId', property.id)
    .orderBy('position')
    .orderBy('id')
  return images.map(({ id }) => id)
}

type Shown = { _id: number; isPrimary: boolean; caption: string | null; alt: string | null }

test.group('Photos of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added behind those there are, with their words and variants', async ({
    client,
    assert,
  }) => {
    const { property, host } = await withPhotos(2)
    const request = client
      .post(`/api/v1/properties/${property.id}/photos`)
      .loginAs(host)
      .fields(formOf({ captions: ['Pool'], alts: [null, 'A bed'] }))
    const response = await withImages(request, [await picture(), await picture('#00ff00')])
    response.assertStatus(201)
    const images = response.body().data as Shown[]
    assert.deepEqual(
      images.map(({ isPrimary, caption, alt }) => [isPrimary, caption, alt]),
      [
        [true, null, property.title],
        [false, null, null],
        [false, 'Pool', null],
        [false, null, 'A bed'],
      ]
    )
    const page = await client.get(`/api/v1/properties/${property.id}`)
    assert.deepEqual(page.body().data.images, images)
  })

  test('are eight at most', async ({ client, assert }) => {
    const { property, host } = await withPhotos(7)
    const before = await leftovers('properties')
    const post = (images: Buffer[]) =>
      withImages(
        client.post(`/api/v1/properties/${property.id}/photos`).loginAs(host).fields({}),
        images
      )
    const two = await post([await picture(), await picture()])
    two.assertStatus(422)
    two.assertBodyContains({
      message:
        'You can only upload a maximum of 8 images. Currently you have 7 images. You can add 1 more.',
      errors: [{ field: 'images', rule: 'maxLength' }],
    })
    const none = await client
      .post(`/api/v1/properties/${property.id}/photos`)
      .loginAs(host)
      .fields({ captions: 'x' })
    none.assertStatus(422)
    none.assertBodyContains({ message: 'Please upload at least one image of your property' })
    assert.deepEqual(await leftovers('properties'), before)
    const one = await post([await picture()])
    one.assertStatus(201)
  })

  test('take other words and another place', async ({ client, assert }) => {
    const { property, host, ids } = await withPhotos(4)
    const put = (id: number, changes: object) =>
      client.put(`/api/v1/properties/${property.id}/photos/${id}`).loginAs(host).json(changes)

    const words = await put(ids[3], { caption: 'At dusk', alt: 'The garden at dusk', position: 1 })
    words.assertStatus(200)
    const shown = (words.body().data as Shown[]).find(({ _id }) => _id === ids[3])
    assert.containsSubset(shown, { caption: 'At dusk', alt: 'The garden at dusk' })
    assert.deepEqual(await idsOf(property), [ids[0], ids[3], ids[1], ids[2]])

    await put(ids[3], { caption: null })
    const kept = await PropertyImage.findOrFail(ids[3])
    assert.deepEqual([kept.caption, kept.alt], [null, 'The garden at dusk'])
    const far = await put(ids[0], { position: 7 })
    far.assertStatus(200)
    assert.deepEqual(await idsOf(property), [ids[3], ids[1], ids[2], ids[0]])
    const beyond = await put(ids[0], { position: 8 })
    beyond.assertStatus(422)
  })

  test('stand in the order the host gives them', async ({ client, assert }) => {
    const { property, host, ids } = await withPhotos(3)
    const put = (order: unknown) =>
      client.put(`/api/v1/properties/${property.id}/photos/order`).loginAs(host).json({ order })
    const turned = await put(ids.toReversed())
    turned.assertStatus(200)
    assert.deepEqual(await idsOf(property), ids.toReversed())

    const foreign = await PropertyFactory.create()
    const [strange] = await idsOf(foreign)
    for (const order of [ids.slice(1), [...ids, strange], [ids[0], ids[1], strange]]) {
      const response = await put(order)
      response.assertStatus(422)
      response.assertBodyContains({
        message: 'The order must name each image of the property once',
      })
    }
    for (const order of [[ids[0], ids[0], ids[1]], [], 'all', ['x'], [1.5], null]) {
      const response = await put(order)
      response.assertStatus(422)
    }
  })

  test('the first of the order becomes the primary one, with an entry in the log', async ({
    client,
    assert,
  }) => {
    const { property, host, ids } = await withPhotos(3)
    const order = [ids[2], ids[0], ids[1]]
    const put = () =>
      client.put(`/api/v1/properties/${property.id}/photos/order`).loginAs(host).json({ order })
    const turned = await put()
    turned.assertStatus(200)
    assert.deepEqual(
      (turned.body().data as Shown[]).map(({ _id, isPrimary }) => [_id, isPrimary]),
      order.map((id, place) => [id, place === 0])
    )
    await put()
    const events = await AuditEvent.query().where({
      action: 'property.primaryPhotoChanged',
      subjectId: property.id,
    })
    assert.deepEqual(
      events.map(({ actorId, after }) => [actorId, after]),
      [[host.id, { photo: ids[2] }]]
    )
  })

  test('one of them is the primary one', async ({ client, assert }) => {
    const { property, host, ids } = await withPhotos(3)
    const response = await client
      .put(`/api/v1/properties/${property.id}/photos/${ids[2]}/primary`)
      .loginAs(host)
    response.assertStatus(200)
    response.assertBodyContains({ message: 'Primary image updated successfully' })
    assert.deepEqual(
      (response.body().data as Shown[]).map(({ _id, isPrimary }) => [_id, isPrimary]),
      [
        [ids[2], true],
        [ids[0], false],
        [ids[1], false],
      ]
    )
  })

  test('are deleted while others remain; the next one is primary then', async ({
    client,
    assert,
  }) => {
    const { property, host } = await withPhotos(1)
    const request = client.post(`/api/v1/properties/${property.id}/photos`).loginAs(host).fields({})
    await withImages(request, [await picture()])
    const [first, second] = await idsOf(property)
    const remove = (id: number) =>
      client.delete(`/api/v1/properties/${property.id}/photos/${id}`).loginAs(host)

    const removed = await remove(first)
    removed.assertStatus(200)
    removed.assertBodyContains({
      message: 'Image deleted successfully',
      data: [{ _id: second, isPrimary: true }],
    })
    const last = await remove(second)
    last.assertStatus(409)
    last.assertBodyContains({ code: 'E_LAST_IMAGE' })
    const { key } = await PropertyImage.findOrFail(second)
    assert.isTrue(await drive.use().exists(key))

    await withImages(
      client.post(`/api/v1/properties/${property.id}/photos`).loginAs(host).fields({}),
      [await picture()]
    )
    const now = await remove(second)
    now.assertStatus(200)
    assert.isFalse(await drive.use().exists(key), 'the file goes with its row')
  })

  test('are nobody else’s: not another property’s, not another host’s', async ({ client }) => {
    const mine = await withPhotos(2)
    const theirs = await withPhotos(2)
    const photo = `photos/${theirs.ids[1]}`
    const calls = [
      { method: 'put', path: photo },
      { method: 'put', path: `${photo}/primary` },
      { method: 'delete', path: photo },
    ] as const
    for (const { method, path } of calls) {
      const mixed = await client[method](`/api/v1/properties/${mine.property.id}/${path}`).loginAs(
        mine.host
      )
      mixed.assertStatus(404)
      const foreign = await client[method](
        `/api/v1/properties/${theirs.property.id}/${path}`
      ).loginAs(mine.host)
      foreign.assertStatus(403)
      const anonymous = await client[method](`/api/v1/properties/${theirs.property.id}/${path}`)
      anonymous.assertStatus(401)
    }
    const added = await withImages(
      client
        .post(`/api/v1/properties/${theirs.property.id}/photos`)
        .loginAs(await UserFactory.create())
        .fields({}),
      [await picture()]
    )
    added.assertStatus(403)
    const admin = await client
      .delete(`/api/v1/properties/${theirs.property.id}/${photo}`)
      .loginAs(await UserFactory.apply('admin').create())
    admin.assertStatus(200)
  })
})
