import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { roughly } from '#domain/kenya/coordinates'
import { queriesOf } from '#tests/helpers/count_queries'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'
import db from '@adonisjs/lucid/services/db'

type Body = { data: { title: string; distanceKm?: number }[]; pagination: { total: number } }
const titles = (body: Body) => body.data.map(({ title }) => title)

test.group('GET /properties/search', (group) => {
  startWithEmptySearch(group)

  test('finds by the words of a title and by the name of a place', async ({ client, assert }) => {
    await createProperties([
      { title: 'Watamu style villa', city: 'Nairobi', county: 'Nairobi', area: 'Karen' },
      { title: 'Turtle house', city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay' },
      { title: 'Lake cottage', city: 'Naivasha', county: 'Nakuru', area: 'Moi South Lake' },
    ])
    const find = async (query: object) => {
      const response = await client.get('/api/v1/properties/search').qs(query)
      response.assertStatus(200)
      return titles(response.body()).sort()
    }
    assert.deepEqual(await find({ q: 'watamu' }), ['Turtle house', 'Watamu style villa'])
    assert.deepEqual(await find({ q: 'cottage' }), ['Lake cottage'])
    assert.deepEqual(await find({ q: 'watamu', location: 'Nairobi' }), ['Watamu style villa'])
    assert.deepEqual(await find({ q: 'watamu', guests: 9 }), [])
    assert.deepEqual(await find({ q: 'nowhere at all %' }), [])
    assert.lengthOf(await find({ q: 'Kenya' }), 3)
    assert.lengthOf(await find({}), 3)
  })

  test('knows the filters, sorts and pages of the list, and refuses unknown ones', async ({
    client,
    assert,
  }) => {
    await createProperties([
      { title: 'Zebra one', priceMinor: 300_000 },
      { title: 'Zebra two', priceMinor: 100_000 },
      { title: 'Zebra three', priceMinor: 200_000 },
    ])
    const page = await client
      .get('/api/v1/properties/search')
      .qs({ q: 'zebra', sort: 'price', limit: 2, page: 1, amenities: 'wifi,parking' })
    assert.deepEqual(titles(page.body()), ['Zebra two', 'Zebra three'])
    assert.equal(page.body().pagination.total, 3)
    for (const bad of [
      { sort: 'name' },
      { propertyType: 'castle' },
      { page: 0 },
      { q: 'x'.repeat(101) },
    ]) {
      const response = await client.get('/api/v1/properties/search').qs(bad)
      response.assertStatus(422)
    }
  })
})

test.group('GET /properties/popular', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    await db.from('properties').update({ is_active: false })
  })

  test('lists by likes, then reviews, then rating; active ones only', async ({
    client,
    assert,
  }) => {
    await createProperties([
      { title: 'Quiet' },
      { title: 'Rated', ratingHundredths: 480, totalReviews: 2 },
      { title: 'Reviewed', ratingHundredths: 300, totalReviews: 9 },
      { title: 'Liked', totalLikes: 3 },
      { title: 'Hidden', totalLikes: 99, isActive: false },
      { title: 'Better rated', ratingHundredths: 490, totalReviews: 2 },
    ])
    const all = await client.get('/api/v1/properties/popular')
    assert.deepEqual(titles(all.body()), ['Liked', 'Reviewed', 'Better rated', 'Rated', 'Quiet'])
    const two = await client.get('/api/v1/properties/popular').qs({ limit: 2 })
    assert.lengthOf(two.body().data, 2)
    const bad = await client.get('/api/v1/properties/popular').qs({ limit: 0 })
    bad.assertStatus(422)
  })
})

test.group('GET /properties/radius/:place/:km', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    await db.from('properties').update({ is_active: false })
  })

  async function placed(title: string, latitude: number, longitude: number) {
    const property = await PropertyFactory.merge({ title }).create()
    await property.merge({ latitude, longitude }).save()
    return property
  }
  const around = (place: string, km: number | string) =>
    `/api/v1/properties/radius/${encodeURIComponent(place)}/${km}`

  test('finds the nearest first around coordinates, towns, counties and postal codes', async ({
    client,
    assert,
  }) => {
    await placed('Centre', -1.2864, 36.8172)
    await placed('Thika', -1.0333, 37.0693)
    await placed('Mombasa', -4.0547, 39.6636)
    for (const place of [
      '-1.2864,36.8172',
      'Nairobi',
      'nairobi county',
      '00100',
      'Nairobi, Kenya',
    ]) {
      const response = await client.get(around(place, 60))
      response.assertStatus(200)
      assert.deepEqual(titles(response.body()), ['Centre', 'Thika'], place)
    }
    const wide = await client.get(around('Nairobi', 500))
    assert.deepEqual(titles(wide.body()), ['Centre', 'Thika', 'Mombasa'])
    const [centre, thika, mombasa] = (wide.body() as Body).data
    assert.isBelow(centre.distanceKm!, 1)
    assert.approximately(thika.distanceKm!, 39.6, 1)
    assert.approximately(mombasa.distanceKm!, 440, 3)
    const near = await client.get(around('Nairobi', 1))
    assert.deepEqual(titles(near.body()), ['Centre'])
    const second = await client.get(around('Nairobi', 500)).qs({ page: 2, limit: 2 })
    assert.deepEqual(titles(second.body()), ['Mombasa'])
    assert.equal(second.body().pagination.total, 3)
  })

  test('a postal code beside the main ones means the town of those who have it', async ({
    client,
    assert,
  }) => {
    await PropertyFactory.merge({
      title: 'Watamu house',
      city: 'Watamu',
      county: 'Kilifi',
      area: 'Watamu',
      postalCode: '80299',
    }).create()
    const response = await client.get(around('80299', 20))
    assert.deepEqual(titles(response.body()), ['Watamu house'])
  })

  test('never tells where a house is, from whichever side it is asked', async ({
    client,
    assert,
  }) => {
    await placed('House', -1.28764, 36.78911)
    for (const [lat, lon] of [
      [-1.28764, 36.78911],
      [-1.29, 36.79],
      [-1.3, 36.78],
    ]) {
      const response = await client.get(around(`${lat},${lon}`, 20))
      const [{ distanceKm }] = (response.body() as Body).data
      const said = Math.hypot((lat + 1.29) * 111.195, (lon - 36.79) * 111.17)
      assert.approximately(distanceKm!, said, 0.06)
      assert.notMatch(response.text(), /28764|78911|latitude/)
    }
  })

  test('measures to the point that is shown where a house lies halfway between two', async ({
    client,
    assert,
  }) => {
    const house = { lat: -1.285, lon: 39.665 }
    await placed('House', house.lat, house.lon)
    const shown = roughly(house)
    const response = await client.get(around(`${shown.lat},${shown.lon}`, 1))
    const [found] = (response.body() as Body).data
    assert.equal(found?.distanceKm, 0)
  })

  test('refuses places nobody knows and radii out of bounds', async ({ client }) => {
    for (const place of ['Atlantis', '99999', '   ', '%', "'; drop table places"]) {
      const response = await client.get(around(place, 10))
      response.assertStatus(404)
    }
    for (const [place, km] of [
      ['48.1,11.5', 10],
      ['Nairobi', 0],
      ['Nairobi', 501],
      ['Nairobi', 'far'],
      ['Nairobi', '-5'],
      ['Nairobi', '1e9'],
    ] as const) {
      const response = await client.get(around(place, km))
      response.assertStatus(422)
    }
  })

  test('takes the same number of queries whatever it finds', async ({ client, assert }) => {
    const ask = () => queriesOf(() => client.get(around('Nairobi', 50)).qs({ limit: 50 }))
    await placed('One', -1.28, 36.81)
    const few = await ask()
    for (let index = 0; index < 8; index++) await placed(`Next ${index}`, -1.28, 36.81)
    const many = await ask()
    assert.lengthOf(many, few.length)
  })
})

test.group('GET /places', () => {
  test('offers 47 counties, 46 towns and 16 destinations with their points', async ({
    client,
    assert,
  }) => {
    for (const [path, count] of [
      ['counties', 47],
      ['towns', 46],
      ['destinations', 16],
    ] as const) {
      const response = await client.get(`/api/v1/places/${path}`)
      response.assertStatus(200)
      assert.lengthOf(response.body().data, count)
      assert.properties(response.body().data[0], ['name', 'latitude', 'longitude'])
      assert.include(response.header('cache-control'), 'public')
    }
    const towns = await client.get('/api/v1/places/towns')
    assert.containsSubset(towns.body().data, [
      { name: 'Lamu', county: 'Lamu', postalCode: '80500', latitude: -2.2717, longitude: 40.902 },
    ])
  })
})

test.group('GET /properties/host', (group) => {
  startWithEmptySearch(group)

  test('is another name of my-properties', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    await PropertyFactory.merge({ hostId: host.id }).apply('inactive').create()
    const one = await client.get('/api/v1/properties/host').loginAs(host)
    const other = await client.get('/api/v1/properties/my-properties').loginAs(host)
    assert.deepEqual(one.body(), other.body())
    assert.lengthOf(one.body().data, 1)
    const guest = await client.get('/api/v1/properties/host').loginAs(await UserFactory.create())
    guest.assertStatus(403)
  })
})
