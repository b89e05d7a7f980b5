import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const titlesOf = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title).sort()

test.group('Every property, for admins', (group) => {
  startWithEmptySearch(group)

  test('scope=all is for admins only', async ({ client }) => {
    const anonymous = await client.get('/api/v1/properties?scope=all')
    anonymous.assertStatus(401)
    for (const state of ['host', 'admin'] as const) {
      const user = await UserFactory.apply(state).create()
      const response = await client.get('/api/v1/properties?scope=all').loginAs(user)
      response.assertStatus(state === 'admin' ? 200 : 403)
    }
  })

  test('lists inactive ones too, never deleted ones, narrowed by status {status}')
    .with([
      { status: undefined, titles: ['Zebra off', 'Zebra on', 'Zebra verified'] },
      { status: 'active', titles: ['Zebra on', 'Zebra verified'] },
      { status: 'inactive', titles: ['Zebra off'] },
      { status: 'verified', titles: ['Zebra verified'] },
    ] as const)
    .run(async ({ client, assert }, { status, titles }) => {
      await PropertyFactory.merge({ title: 'Zebra on' }).create()
      await PropertyFactory.merge({ title: 'Zebra off' }).apply('inactive').create()
      await PropertyFactory.merge({ title: 'Zebra verified' }).apply('verified').create()
      await PropertyFactory.merge({ title: 'Zebra gone' }).apply('deleted').create()
      const admin = await UserFactory.apply('admin').create()

      const response = await client
        .get('/api/v1/properties')
        .qs({ scope: 'all', search: 'zebra', status })
        .loginAs(admin)
      response.assertStatus(200)
      assert.deepEqual(titlesOf(response.body()), [...titles])
      assert.equal(response.body().pagination.total, titles.length)
    })

  test('knows the filters and sorts of the public list', async ({ client, assert }) => {
    await createProperties([
      { title: 'Zebra KES', priceMinor: 1_300_000, maxGuests: 6, isActive: false },
      { title: 'Zebra USD', priceMinor: 10_000, currency: 'USD', maxGuests: 6 },
      { title: 'Zebra small', priceMinor: 500_000, maxGuests: 1 },
      { title: 'Zebra coast', city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay', maxGuests: 6 },
    ])
    const admin = await UserFactory.apply('admin').create()
    const response = await client
      .get('/api/v1/properties')
      .qs({
        scope: 'all',
        search: 'Zebra',
        location: 'Nairobi',
        guests: 2,
        minPrice: 12_950,
        propertyType: 'apartment',
        amenities: 'wifi',
        checkIn: '2030-01-01',
        checkOut: '2030-01-02',
        sort: '-price',
      })
      .loginAs(admin)
    response.assertStatus(200)
    const titles = response.body().data.map(({ title }: { title: string }) => title)
    assert.deepEqual(titles, ['Zebra KES', 'Zebra USD'])
  })

  test('finds them by title, area, town, county and host, word by word: {search}')
    .with([
      { search: 'kayak', titles: ['Kayak house'] },
      { search: 'MNARANI kilifi', titles: ['Kayak house'] },
      { search: 'kiambu', titles: ['Tea house'] },
      { search: 'zawadi', titles: ['Kayak house'] },
      { search: 'zawadi tea', titles: [] },
      { search: '100%', titles: [] },
    ])
    .run(async ({ client, assert }, { search, titles }) => {
      const host = await UserFactory.apply('host').merge({ firstName: 'Zawadi' }).create()
      await createProperties([
        {
          title: 'Kayak house',
          hostId: host.id,
          area: 'Mnarani',
          city: 'Kilifi',
          county: 'Kilifi',
        },
      ])
      await createProperties([
        { title: 'Tea house', area: 'Tigoni', city: 'Limuru', county: 'Kiambu' },
      ])
      const admin = await UserFactory.apply('admin').create()
      const found = await client
        .get('/api/v1/properties')
        .qs({ scope: 'all', search })
        .loginAs(admin)
      assert.deepEqual(titlesOf(found.body()), titles)
      const own = await client.get('/api/v1/properties/my-properties').qs({ search }).loginAs(host)
      const isOwnName = search.startsWith('zawadi')
      assert.deepEqual(
        titlesOf(own.body()),
        isOwnName ? [] : titles.filter((title) => title === 'Kayak house')
      )
    })

  test('one host’s alone', async ({ client, assert }) => {
    const mine = await PropertyFactory.create()
    await PropertyFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const response = await client
      .get('/api/v1/properties')
      .qs({ scope: 'all', host: mine.hostId })
      .loginAs(admin)
    response.assertStatus(200)
    const { data, pagination } = response.body()
    assert.deepEqual(
      data.map((one: { _id: number }) => one._id),
      [mine.id]
    )
    assert.equal(pagination.limit, 12, 'as of everybody’s')
  })

  test('isActive narrows it as well', async ({ client, assert }) => {
    await PropertyFactory.merge({ title: 'Zebra on' }).create()
    await PropertyFactory.merge({ title: 'Zebra off' }).apply('inactive').create()
    const admin = await UserFactory.apply('admin').create()
    const response = await client
      .get('/api/v1/properties?scope=all&search=zebra&isActive=false')
      .loginAs(admin)
    assert.deepEqual(titlesOf(response.body()), ['Zebra off'])
  })
})

test.group('My properties', (group) => {
  startWithEmptySearch(group)

  test('are the host’s own, inactive ones included, ten a page', async ({ client, assert }) => {
    const [mine] = await createProperties(
      Array.from({ length: 12 }, (_, i) => ({ title: `Mine ${i}`, isActive: i > 0 }))
    )
    await PropertyFactory.merge({ hostId: mine.hostId }).apply('deleted').create()
    await PropertyFactory.merge({ title: 'Somebody else’s' }).create()
    await mine.load('host')

    const response = await client.get('/api/v1/properties/my-properties').loginAs(mine.host)
    response.assertStatus(200)
    response.assertHeader('cache-control', 'private, no-store')
    assert.lengthOf(response.body().data, 10)
    assert.deepEqual(response.body().pagination, { total: 12, pages: 2, page: 1, limit: 10 })

    const off = await client
      .get('/api/v1/properties/my-properties?status=inactive')
      .loginAs(mine.host)
    assert.deepEqual(titlesOf(off.body()), ['Mine 0'])
    const named = await client
      .get('/api/v1/properties/my-properties?search=MINE 1&limit=2&page=2')
      .loginAs(mine.host)
    assert.equal(named.body().pagination.total, 3)
    assert.lengthOf(named.body().data, 1)
  })

  test('and every property carry what `If-Match` names, as nobody else’s cards do', async ({
    client,
    assert,
  }) => {
    const { id, hostId } = await PropertyFactory.merge({ title: 'Mine' }).create()
    const host = await User.findOrFail(hostId)
    const admin = await UserFactory.apply('admin').create()
    const write = (price: number, known: string) =>
      client
        .put(`/api/v1/properties/${id}`)
        .loginAs(host)
        .header('If-Match', `"${known}"`)
        .json({ price })

    for (const [person, path] of [
      [host, '/my-properties'],
      [admin, '?scope=all'],
    ] as const) {
      const listed = await client.get(`/api/v1/properties${path}`).loginAs(person)
      const { updatedAt } = listed.body().data[0]
      const price = person.id
      const first = await write(price, updatedAt)
      first.assertStatus(200)
      const second = await write(price + 1, updatedAt)
      second.assertStatus(412)
      assert.equal(second.body().data.price, price)
    }
    const shown = await client.get('/api/v1/properties').loginAs(admin)
    assert.notProperty(shown.body().data[0], 'updatedAt')
  })

  test('are ordered, and narrowed by place and type', async ({ client, assert }) => {
    const [mine] = await createProperties([
      { title: 'Dear', priceMinor: 2_000_000, propertyType: 'villa' },
      { title: 'Cheap', priceMinor: 300_000 },
      { title: 'Coast', city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay' },
    ])
    await mine.load('host')
    const titles = async (query: object) => {
      const response = await client
        .get('/api/v1/properties/my-properties')
        .qs(query)
        .loginAs(mine.host)
      response.assertStatus(200)
      return response.body().data.map(({ title }: { title: string }) => title)
    }
    assert.deepEqual(await titles({ sort: 'price', location: 'Nairobi' }), ['Cheap', 'Dear'])
    assert.deepEqual(await titles({ sort: '-price', location: 'Nairobi' }), ['Dear', 'Cheap'])
    assert.deepEqual(await titles({ location: 'Watamu' }), ['Coast'])
    assert.deepEqual(await titles({ propertyType: 'villa' }), ['Dear'])
  })

  test('of an admin are the admin’s own', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    await PropertyFactory.merge({ hostId: admin.id, title: 'The admin’s' }).create()
    await PropertyFactory.create()
    const response = await client.get('/api/v1/properties/my-properties').loginAs(admin)
    assert.deepEqual(titlesOf(response.body()), ['The admin’s'])
  })

  test('are nothing for guests and strangers', async ({ client }) => {
    const guest = await UserFactory.create()
    const response = await client.get('/api/v1/properties/my-properties').loginAs(guest)
    response.assertStatus(403)
    response.assertBodyContains({
      success: false,
      message: 'You do not have permission to perform this action.',
    })
    const anonymous = await client.get('/api/v1/properties/my-properties')
    anonymous.assertStatus(401)
  })

  test('refuses what it does not know', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const response = await client
      .get('/api/v1/properties/my-properties?status=sleeping')
      .loginAs(host)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'status' }] })
  })
})
