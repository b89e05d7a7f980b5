import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import { MAX_PHOTO_BYTES } from '#services/photos/photo_rules'
import { clearCounts } from '#services/search/count_cache'
import { formOf, list, listing, picture } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

test.group('Listing a place', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clearCounts())

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
    const event = await AuditEvent.query().where({ action: 'property.created' }).firstOrFail()
    assert.equal(event.subjectId, data._id)
    assert.notInclude(JSON.stringify(event.after), 'Creek Road')
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

  test('needs a picture, eight at most, none over 5 MB, and real ones', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const before = await leftovers('properties')
    const small = await picture()
    const refusals = [
      { images: [], message: 'Please upload at least one image of your property' },
      {
        images: Array<Buffer>(9).fill(small),
        message:
          'You can only upload a maximum of 8 images. Currently you have 0 images. You can add 8 more.',
      },
      {
        images: [small, Buffer.concat([small, Buffer.alloc(MAX_PHOTO_BYTES)])],
        message: 'Some images are too large. Please upload images smaller than 5MB.',
      },
      {
        images: [small, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
        message: 'Please upload a valid image file (JPEG, PNG, or WebP)',
      },
    ]
    for (const { images, message } of refusals) {
      const response = await list(client, host, {}, images)
      response.assertStatus(422)
      response.assertBodyContains({ message, errors: [{ field: 'images' }] })
    }
    const json = await client.post('/api/v1/properties').loginAs(host).json(listing())
    json.assertBodyContains({ message: 'Please upload at least one image of your property' })
    assert.deepEqual(await leftovers('properties'), before, 'nothing stays behind')
    assert.isNull(await Property.findBy('hostId', host.id))
  })

  test('{field} is refused when it is {value}')
    .with([
      { field: 'title', value: '  ', message: 'Please enter a property title' },
      { field: 'title', value: 'x'.repeat(101), message: 'Title may have 100 characters at most' },
      { field: 'description', value: '', message: 'Please enter a property description' },
      {
        field: 'propertyType',
        value: 'castle',
        message: 'Please choose one of the offered values for Property type',
      },
      {
        field: 'currency',
        value: 'CHF',
        message: 'Please choose one of the offered values for Currency',
      },
      { field: 'price', value: '-1', message: 'Price per night must be at least 0' },
      { field: 'price', value: '1.005', message: 'Price per night may have two decimals at most' },
      { field: 'price', value: '1e12', message: 'Price per night may be 10000000 at most' },
      { field: 'price', value: 'free', message: 'Price per night must be a number' },
      { field: 'bathrooms', value: '0', message: 'Bathrooms must be at least 0.5' },
      { field: 'bathrooms', value: '1.25', message: 'Bathrooms must be in steps of 0.5' },
      { field: 'bedrooms', value: '-1', message: 'Bedrooms must be at least 0' },
      { field: 'bedrooms', value: '1.5', message: 'Bedrooms must be a whole number' },
      { field: 'maxGuests', value: '0', message: 'Maximum guests must be at least 1' },
      {
        field: 'address[postalCode]',
        value: '8010',
        message: 'Please enter a valid 5-digit postal code',
      },
      {
        field: 'address[county]',
        value: 'Zanzibar',
        message: 'Please choose one of the 47 counties of Kenya',
      },
      { field: 'address[city]', value: '???', message: 'Please enter the name of a town' },
      { field: 'address[street]', value: '', message: 'Street is required' },
      { field: 'address[country]', value: 'Uganda', message: 'Makao lists places in Kenya' },
      {
        field: 'amenities[0]',
        value: '!!!',
        message: 'Please name each amenity in letters or digits, 60 at most',
      },
      {
        field: 'houseRules[0]',
        value: 'x'.repeat(201),
        message: 'A house rule may have 200 characters at most',
      },
      {
        field: 'latitude',
        value: '48.1',
        message: 'A pin on the map needs both latitude and longitude',
      },
      {
        field: 'captions[0]',
        value: 'x'.repeat(201),
        message: 'A caption may have 200 characters at most',
      },
    ])
    .run(async ({ client, assert }, { field, value, message }) => {
      const host = await UserFactory.apply('host').create()
      const before = await leftovers('properties')
      const response = await client
        .post('/api/v1/properties')
        .loginAs(host)
        .fields({ ...formOf(listing()), [field]: value })
        .file('images', await picture(), { filename: 'a.jpg' })
      response.assertStatus(422)
      response.assertBodyContains({ message })
      assert.deepEqual(await leftovers('properties'), before)
    })

  test('a pin has to lie in Kenya', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const abroad = await list(client, host, { latitude: 48.1, longitude: 11.5 }, [await picture()])
    abroad.assertStatus(422)
    abroad.assertBodyContains({ message: 'Please set the pin inside Kenya' })

    const here = await list(client, host, { latitude: -3.63, longitude: 39.85 }, [await picture()])
    here.assertStatus(201)
    const { latitude, longitude } = await Property.findOrFail(here.body().data._id)
    assert.deepEqual({ latitude, longitude }, { latitude: -3.63, longitude: 39.85 })
  })

  test('takes hostile forms calmly', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const photo = await picture()
    const forms: Record<string, string>[] = [
      { 'amenities[4294967294]': 'wifi' },
      { 'amenities[99999999]': 'wifi' },
      { amenities: 'wifi' },
      { address: 'x' },
      { 'title[a]': 'x' },
      { [`amenities${'[a]'.repeat(20_000)}`]: 'x' },
      { '__proto__[title]': 'x' },
      { title: "Robert'); DROP TABLE properties;--" },
      { title: 'NUL\0 and \u0007bell' },
      { description: '💧'.repeat(900) },
    ]
    for (const form of forms) {
      const before = process.cpuUsage()
      const response = await client
        .post('/api/v1/properties')
        .loginAs(host)
        .fields({ ...formOf(listing({ amenities: undefined })), ...form })
        .file('images', photo, { filename: 'a.jpg' })
      assert.include([201, 400, 422], response.status(), JSON.stringify(form).slice(0, 80))
      const { user } = process.cpuUsage(before)
      assert.isBelow(user / 1000, 3000, 'milliseconds of work, however busy the machine is')
    }
    const titles = await Property.query().where('hostId', host.id).select('title')
    assert.include(
      titles.map(({ title }) => title),
      'NUL and bell'
    )
  })
})
