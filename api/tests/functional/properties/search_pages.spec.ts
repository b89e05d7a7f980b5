import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import { indexProperty } from '#actions/properties/index_property'
import { PLAIN_PRICES } from '#domain/prices'
import Property from '#models/property'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import PropertySearch from '#models/property_search'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

async function page(client: ApiClient, query: Record<string, string | number>) {
  const response = await client.get('/api/v1/properties').qs(query)
  response.assertStatus(200)
  const { data, pagination } = response.body()
  return { pagination, titles: data.map(({ title }: { title: string }) => title) }
}

const ago = (days: number) => DateTime.utc().minus({ days })

test.group('Sorting properties', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    await createProperties([
      {
        title: 'a',
        createdAt: ago(3),
        priceMinor: 300_000,
        ratingHundredths: 410,
        totalReviews: 9,
      },
      { title: 'b', createdAt: ago(1), priceMinor: 9_000, currency: 'USD', ratingHundredths: 500 },
      { title: 'c', createdAt: ago(2), priceMinor: 200_000, ratingHundredths: 0, totalReviews: 30 },
      {
        title: 'd',
        createdAt: ago(4),
        priceMinor: 300_000,
        ratingHundredths: 410,
        totalReviews: 9,
      },
    ])
  })

  for (const [sort, titles] of [
    ['createdAt', 'bcad'],
    ['-createdAt', 'dacb'],
    ['price', 'cadb'],
    ['-price', 'bdac'],
    ['-averageRating', 'bdac'],
    ['-totalReviews', 'cdab'],
  ]) {
    test(`${sort} orders them ${titles}, ties by id`, async ({ client, assert }) => {
      const everywhere = await page(client, { sort })
      assert.equal(everywhere.titles.join(''), titles)
      const somewhere = await page(client, { sort, location: 'Nairobi' })
      assert.equal(somewhere.titles.join(''), titles)
    })
  }

  test('newest first unless asked otherwise', async ({ client, assert }) => {
    const { titles } = await page(client, {})
    assert.equal(titles.join(''), 'bcad')
  })
})

test.group('Pages of properties', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    const createdAt = ago(1)
    await createProperties(Array.from({ length: 15 }, (_, i) => ({ title: `${i}`, createdAt })))
  })

  test('hold 12 unless asked otherwise, and together every one once', async ({
    client,
    assert,
  }) => {
    const first = await page(client, {})
    assert.lengthOf(first.titles, 12)
    assert.deepEqual(first.pagination, { total: 15, pages: 2, page: 1, limit: 12 })

    const second = await page(client, { page: 2 })
    assert.lengthOf(second.titles, 3)
    assert.deepEqual(second.pagination, { total: 15, pages: 2, page: 2, limit: 12 })
    assert.lengthOf([...new Set([...first.titles, ...second.titles])], 15)
  })

  test('a page past the end is empty, not an error', async ({ client, assert }) => {
    const { titles, pagination } = await page(client, { page: 9, limit: 5 })
    assert.deepEqual(titles, [])
    assert.deepEqual(pagination, { total: 15, pages: 3, page: 9, limit: 5 })
    for (const far of [1_000_000, 1_000_001, 1e15]) {
      const beyond = await page(client, { page: far, limit: 100 })
      assert.deepEqual(beyond.titles, [])
    }
    const { email } = await UserFactory.create()
    const list = await client
      .get('/api/v1/users')
      .qs({ page: 1e15, limit: 100, search: email })
      .loginAs(await UserFactory.apply('admin').create())
    list.assertStatus(200)
    assert.isEmpty(list.body().data)
  })

  test('the total may be ten seconds old, but not once a property has changed', async ({
    client,
    assert,
  }) => {
    const totalNow = async () => {
      const { pagination } = await page(client, { limit: 3 })
      return pagination.total
    }
    assert.equal(await totalNow(), 15)
    await db
      .from('property_search')
      .where('property_id', await oldestId())
      .delete()
    assert.equal(await totalNow(), 15)

    const [added] = await createProperties([{ title: 'new' }])
    assert.equal(await totalNow(), 15)
    added.isActive = false
    await db.transaction((trx) => indexProperty(added, trx))
    assert.equal(await totalNow(), 14)
  })
})

test.group('Pages of properties that take pets', (group) => {
  startWithEmptySearch(group)

  test('are counted anew when one takes none any more, not when it asks another fee', async ({
    client,
    assert,
  }) => {
    const priceRules = { ...PLAIN_PRICES, petsMost: 1 }
    const rows = Array.from({ length: 3 }, (_, i) => ({ title: `${i}`, priceRules }))
    const [oldest, young] = await createProperties(rows)
    await oldest.load('host')
    const set = async ({ id }: Property, prices: object) => {
      const url = `/api/v1/properties/${id}/prices`
      const response = await client.put(url).json(prices).loginAs(oldest.host)
      response.assertStatus(200)
    }
    const totalNow = async () => {
      const { pagination } = await page(client, { pets: 1, limit: 2 })
      return pagination.total
    }
    assert.equal(await totalNow(), 3)
    await db.from('property_search').where('property_id', young.id).delete()
    await set(oldest, { petFee: 500 })
    assert.equal(await totalNow(), 3)

    await set(oldest, { petsMost: null, petFee: null })
    const second = await page(client, { pets: 1, limit: 1, page: 2 })
    assert.equal(second.pagination.total, 1)
    await set(oldest, { petsMost: 2 })
    assert.equal(await totalNow(), 2)
  })
})

async function oldestId() {
  const row = await db.from('property_search').min('property_id as id').first()
  return row.id
}

test.group('A card in a list', (group) => {
  startWithEmptySearch(group)

  test('holds what a card shows and nothing else', async ({ client, assert }) => {
    const createdAt = DateTime.utc().startOf('second')
    const [property] = await createProperties([{ title: 'Card', isVerified: true, createdAt }])
    await PropertyAmenity.create({ propertyId: property.id, slug: 'sauna' })
    const image = { propertyId: property.id, width: 10, height: 10, color: '#000000' }
    await PropertyImage.create({ ...image, key: 'second.webp', isPrimary: false, position: 1 })
    await property.load('images', (images) => images.where('is_primary', true))
    const [primary] = property.images

    const response = await client.get('/api/v1/properties')
    assert.deepEqual(response.body().data, [
      {
        _id: property.id,
        title: 'Card',
        propertyType: 'apartment',
        price: 6500,
        currency: 'KES',
        images: [
          {
            _id: primary.id,
            url: `/uploads/${primary.key}`,
            caption: null,
            alt: primary.alt,
            isPrimary: true,
            width: 1600,
            height: 1200,
            color: '#b9a37e',
            placeholder: null,
            variants: null,
          },
        ],
        amenities: ['wifi', 'parking', 'kitchen', 'sauna'],
        address: { area: 'Kilimani', city: 'Nairobi', county: 'Nairobi', country: 'Kenya' },
        maxGuests: 4,
        bedrooms: 2,
        bathrooms: 1.5,
        averageRating: 0,
        totalReviews: 0,
        totalLikes: 0,
        isActive: true,
        isVerified: true,
        createdAt: createdAt.toISO(),
        host: {
          _id: property.hostId,
          firstName: 'Achieng',
          lastName: 'Otieno',
          avatar: 'no-photo.jpg',
        },
      },
    ])
  })
})

/** Rows alone: nobody looks at them. */
async function copy(property: Property, copies: number) {
  for (const [model, id] of [
    [Property, 'id'],
    [PropertySearch, 'property_id'],
  ] as const) {
    const { table } = model
    /** Those that are written: others follow from these. */
    const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
    const others = columns.filter((name) => name !== id).join(', ')
    await db.rawQuery(
      `insert into ${table} (${id}, ${others})
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${copies})
      select ${id} + n, ${others} from numbers cross join ${table} where ${id} = ${property.id}`
    )
  }
}

test.group('Pages of very many properties', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    const [, villa] = await createProperties([{ propertyType: 'house' }, { propertyType: 'villa' }])
    await copy(villa, 1009)
  })
  const villas = { propertyType: 'villa' }

  test('are counted up to 1,000, and said to be more', async ({ client, assert }) => {
    for (const number of [1, 83]) {
      const { titles, pagination } = await page(client, { ...villas, page: number })
      assert.lengthOf(titles, 12)
      assert.deepEqual(pagination, {
        total: 1000,
        pages: 84,
        page: number,
        limit: 12,
        isMore: true,
      })
    }
  })

  test('are counted whole by who goes further', async ({ client, assert }) => {
    for (const [number, rows] of [
      [84, 12],
      [85, 2],
      [86, 0],
      [1_000_000, 0],
    ]) {
      const { titles, pagination } = await page(client, { ...villas, page: number })
      assert.lengthOf(titles, rows)
      assert.deepEqual(pagination, { total: 1010, pages: 85, page: number, limit: 12 })
    }
  })

  test('are counted whole where nothing narrows them', async ({ client, assert }) => {
    const { pagination } = await page(client, {})
    assert.deepEqual(pagination, { total: 1011, pages: 85, page: 1, limit: 12 })
  })
})
