import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import PropertyImage from '#models/property_image'
import type User from '#models/user'
import { formOf, listing, picture, withImages } from '#tests/helpers/listings'
import type { ApiClient } from '@japa/api-client'

type Sending = { key: string; title?: string; images: Buffer[] }

const send = (client: ApiClient, host: User, { key, title, images }: Sending) =>
  withImages(
    client
      .post('/api/v1/properties')
      .header('Idempotency-Key', key)
      .loginAs(host)
      .fields(formOf(listing(title ? { title } : {}))),
    images
  )

const sendPhotos = (client: ApiClient, host: User, id: number, { key, images }: Sending) =>
  withImages(
    client.post(`/api/v1/properties/${id}/photos`).header('Idempotency-Key', key).loginAs(host),
    images
  )

test.group('Over a broken line', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a place that is sent again with its key is listed once', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const images = [await picture('#112233')]
    const first = await send(client, host, { key: 'once', images })
    first.assertStatus(201)
    const again = await send(client, host, { key: 'once', images })
    again.assertStatus(201)
    assert.equal(again.body().data._id, first.body().data._id)
    assert.lengthOf(await Property.query().where('hostId', host.id), 1)

    const another = await send(client, host, { key: 'once', title: 'Another house', images })
    another.assertStatus(422)
    another.assertBodyContains({ errors: [{ field: 'Idempotency-Key' }] })
    const lookalike = Buffer.from(images[0])
    lookalike[lookalike.length - 1] ^= 1
    const otherPicture = await send(client, host, { key: 'once', images: [lookalike] })
    otherPicture.assertStatus(422)
    const two = await send(client, host, { key: 'twice', images })
    assert.notEqual(two.body().data._id, first.body().data._id)
  })

  test('a refused form leaves its key free', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const refused = await send(client, host, { key: 'k', images: [] })
    refused.assertStatus(422)
    const mended = await send(client, host, { key: 'k', images: [await picture('#112233')] })
    mended.assertStatus(201)
  })

  test('a picture that is sent again is there once, the eighth one too', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const images = await Promise.all(Array.from({ length: 7 }, () => picture('#445566')))
    const listed = await send(client, host, { key: 'seven', images })
    const { data } = listed.body()
    for (let time = 0; time < 2; time++) {
      const sent = await sendPhotos(client, host, data._id, { key: 'the-8th', images: [images[0]] })
      sent.assertStatus(201)
      assert.lengthOf(sent.body().data, 8)
    }
    assert.lengthOf(await PropertyImage.query().where('propertyId', data._id), 8)

    const ninth = await sendPhotos(client, host, data._id, { key: 'the-9th', images: [images[0]] })
    ninth.assertStatus(422)
  })

  test('a change that is sent again with the eighth picture adds it once', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const [first, more] = await Promise.all([picture('#112233'), picture('#778899')])
    const images = Array<Buffer>(7).fill(first)
    const listed = await send(client, host, { key: 'listed', images })
    const { _id: id, updatedAt } = listed.body().data
    const change = (title: string) =>
      withImages(
        client
          .put(`/api/v1/properties/${id}`)
          .header('Idempotency-Key', 'changed')
          .header('If-Match', `"${updatedAt}"`)
          .loginAs(host)
          .fields({ title }),
        [more]
      )
    for (let time = 0; time < 2; time++) {
      const changed = await change('The house on the hill')
      changed.assertStatus(200)
      assert.lengthOf(changed.body().data.images, 8)
    }
    assert.lengthOf(await PropertyImage.query().where('propertyId', id), 8)
    const another = await change('The house in the valley')
    another.assertStatus(422)
  })
})
