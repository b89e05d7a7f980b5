import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import { MAX_PHOTO_BYTES } from '#services/photos/photo_rules'
import { formOf, list, listing, picture } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

test.group('Listing a place | what is refused', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  type Pictures = { what: string; images: (photo: Buffer) => Buffer[]; message: string }
  const unusable: Pictures[] = [
    {
      what: 'no picture',
      images: () => [],
      message: 'Please upload at least one image of your property',
    },
    {
      what: 'nine pictures',
      images: (photo) => Array<Buffer>(9).fill(photo),
      message:
        'You can only upload a maximum of 8 images. Currently you have 0 images. You can add 8 more.',
    },
    {
      what: 'one of more than 5 MB',
      images: (photo) => [photo, Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES)])],
      message: 'Some images are too large. Please upload images smaller than 5MB.',
    },
    {
      what: 'one that is no picture',
      images: (photo) => [photo, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      message: 'Please upload a valid image file (JPEG, PNG, or WebP)',
    },
  ]

  test('{what} is refused, and nothing stays behind')
    .with(unusable)
    .run(async ({ client, assert }, { images, message }) => {
      const host = await UserFactory.apply('host').create()
      const before = await leftovers('properties')
      const response = await list(client, host, {}, images(await picture()))
      response.assertStatus(422)
      response.assertBodyContains({ message, errors: [{ field: 'images' }] })
      assert.deepEqual(await leftovers('properties'), before)
      assert.isNull(await Property.findBy('hostId', host.id))
    })

  test('as JSON it has no picture', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const response = await client.post('/api/v1/properties').loginAs(host).json(listing())
    response.assertStatus(422)
    response.assertBodyContains({ message: 'Please upload at least one image of your property' })
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
