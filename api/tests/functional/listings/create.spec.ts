import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import { clearSearchCache } from '#services/search/search_cache'
import { formOf, list, listing, picture, withImages } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

test.group('Listing a place', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearSearchCache())

  test('makes the caller its host; it is found at once, with all it says', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const response = await list(
      client,
      host,
      {
        captions: ['The veranda', ''],
        alts: ['A veranda above the creek'],
        averageRating: 5,
        hostId: 1,
        isVerified: true,
      },
      [await picture('#112233'), await picture('#445566')]
    )
    response.assertStatus(201)
    const { data, message } = response.body()
    assert.equal(message, 'Property created successfully!')
    assert.containsSubset(data, {
      title: 'Makuti house by the creek',
      propertyType: 'house',
      bedrooms: 2,
      bathrooms: 1.5,
      maxGuests: 4,
      price: 8500.5,
      currency: 'KES',
      amenities: ['wifi', 'hot-tub', 'sunset-deck'],
      houseRules: ['No smoking', 'Quiet hours after 10 PM'],
      address: { street: 'Creek Road 3', county: 'Kilifi', country: 'Kenya', postalCode: '80108' },
      isActive: true,
      isVerified: false,
      averageRating: 0,
      host: { _id: host.id },
    })
    assert.deepEqual(
      data.images.map(({ isPrimary, caption, alt }: Record<string, unknown>) => ({
        isPrimary,
        caption,
        alt,
      })),
      [
        { isPrimary: true, caption: 'The veranda', alt: 'A veranda above the creek' },
        { isPrimary: false, caption: null, alt: null },
      ]
    )
    for (const { url } of data.images) {
      assert.isTrue(await drive.use().exists(url.replace('/uploads/', '')))
    }

    const found = await client.get('/api/v1/properties').qs({ search: 'makuti', currency: 'KES' })
    assert.equal(found.body().data[0]._id, data._id)
    const property = await Property.findOrFail(data._id)
    assert.isNotNull(property.latitude, 'it lies where its town or area lies')
    const entry = { action: 'property.created', subjectId: data._id }
    const event = await AuditEvent.findByOrFail(entry)
    assert.notInclude(JSON.stringify(event.after), 'Creek Road')
  })

  test('takes the address as JSON too, as a client made from the document writes it', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const { address, ...rest } = listing()
    const form = { ...formOf(rest), address: JSON.stringify(address) }
    const request = client.post('/api/v1/properties').loginAs(host).fields(form)
    const made = await withImages(request, [await picture()])
    made.assertStatus(201)
    const { _id: id } = made.body().data
    const moved = await client
      .put(`/api/v1/properties/${id}`)
      .loginAs(host)
      .fields({ address: JSON.stringify({ street: 'Creek Road 4' }) })
    moved.assertStatus(200)
    assert.include(moved.body().data.address, { ...address, street: 'Creek Road 4' })
  })

  test('starts with the form’s own values where nothing is said', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const { title, description, address } = listing()
    const response = await client
      .post('/api/v1/properties')
      .loginAs(host)
      .fields(formOf({ title, description, address, price: 4000 }))
      .file('images', await picture(), { filename: 'a.jpg' })
    response.assertStatus(201)
    assert.containsSubset(response.body().data, {
      propertyType: 'apartment',
      currency: 'KES',
      bedrooms: 1,
      bathrooms: 1,
      maxGuests: 2,
      amenities: [],
      houseRules: [],
    })
  })

  test('without a price waits inactive, and cannot be active for nothing', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const waiting = await list(client, host, { price: 0 }, [await picture()])
    waiting.assertStatus(201)
    assert.isFalse(waiting.body().data.isActive)
    assert.isNull(
      await db.from('property_search').where('property_id', waiting.body().data._id).first()
    )

    const before = await leftovers('properties')
    const refused = await list(client, host, { price: 0, isActive: true }, [await picture()])
    refused.assertStatus(422)
    refused.assertBodyContains({
      message: 'A price above 0 is needed for an active listing',
      errors: [{ field: 'price', rule: 'positive' }],
    })
    assert.deepEqual(await leftovers('properties'), before)
  })

  test('is for hosts and admins', async ({ client }) => {
    const anonymous = await client.post('/api/v1/properties').json(listing())
    anonymous.assertStatus(401)
    const guest = await list(client, await UserFactory.create(), {}, [await picture()])
    guest.assertStatus(403)
    const admin = await list(client, await UserFactory.apply('admin').create(), {}, [
      await picture(),
    ])
    admin.assertStatus(201)
  })
})
