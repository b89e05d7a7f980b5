import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { PropertyFactory } from '#database/factories/property_factory'
import { maskOf } from '#domain/amenities'
import { addDays, todayInNairobi } from '#domain/stay'
import PropertyAmenity from '#models/property_amenity'
import { createProperties, startWithEmptySearch, takeNights } from '#tests/helpers/search'

/** Its spring is near enough to be booked. */
const YEAR = Number(todayInNairobi().slice(0, 4)) + 1

async function found(client: ApiClient, query: Record<string, string | string[] | number>) {
  const response = await client.get('/api/v1/properties').qs(query)
  response.assertStatus(200)
  const { data, pagination } = response.body()
  response.assertBodyContains({ success: true, pagination: { total: data.length } })
  return { pagination, titles: data.map(({ title }: { title: string }) => title).sort() }
}

test.group('Searching by what a property is', (group) => {
  startWithEmptySearch(group)

  test('guests: those which take as many or more', async ({ client, assert }) => {
    await createProperties([
      { title: 'two', maxGuests: 2 },
      { title: 'four', maxGuests: 4 },
      { title: 'eight', maxGuests: 8 },
    ])
    const { titles } = await found(client, { guests: 4 })
    assert.deepEqual(titles, ['eight', 'four'])
  })

  test('propertyType: one, or several with commas or repeated', async ({ client, assert }) => {
    await createProperties([
      { title: 'villa', propertyType: 'villa' },
      { title: 'studio', propertyType: 'studio' },
      { title: 'house', propertyType: 'house' },
    ])
    const one = await found(client, { propertyType: 'villa' })
    assert.deepEqual(one.titles, ['villa'])
    const two = await found(client, { propertyType: 'villa, house' })
    assert.deepEqual(two.titles, ['house', 'villa'])
    const repeated = await found(client, { propertyType: ['villa', 'studio'] })
    assert.deepEqual(repeated.titles, ['studio', 'villa'])
  })

  test('amenities: all of them must be there, the hosts’ own as well', async ({
    client,
    assert,
  }) => {
    const [, , special] = await createProperties([
      { title: 'wifi', amenityMask: maskOf(['wifi']) },
      { title: 'wifi and pool', amenityMask: maskOf(['wifi', 'pool', 'security-guard']) },
      { title: 'wifi and sauna', amenityMask: maskOf(['wifi']) },
    ])
    await PropertyAmenity.create({ propertyId: special.id, slug: 'sauna' })

    for (const [amenities, titles] of [
      ['wifi', ['wifi', 'wifi and pool', 'wifi and sauna']],
      ['wifi,pool', ['wifi and pool']],
      ['security-guard', ['wifi and pool']],
      ['sauna', ['wifi and sauna']],
      ['wifi,sauna', ['wifi and sauna']],
      ['pool,sauna', []],
      ['helipad', []],
    ] as const) {
      const result = await found(client, { amenities })
      assert.deepEqual(result.titles, titles, amenities)
    }
    const repeated = await found(client, { amenities: ['wifi', 'pool'] })
    assert.deepEqual(repeated.titles, ['wifi and pool'])
  })

  test('prices without a currency are compared in shillings, both ends included', async ({
    client,
    assert,
  }) => {
    await createProperties([
      { title: 'KES 5,000', priceMinor: 500_000 },
      { title: 'KES 15,000', priceMinor: 1_500_000 },
      { title: 'USD 100', priceMinor: 10_000, currency: 'USD' },
      { title: 'EUR 400', priceMinor: 40_000, currency: 'EUR' },
    ])
    const band = await found(client, { minPrice: 5000, maxPrice: 15_000 })
    assert.deepEqual(band.titles, ['KES 15,000', 'KES 5,000', 'USD 100'])
    const above = await found(client, { minPrice: '12950.01' })
    assert.deepEqual(above.titles, ['EUR 400', 'KES 15,000'])
    const below = await found(client, { maxPrice: 4999.99 })
    assert.deepEqual(below.titles, [])
    const reversed = await found(client, { minPrice: 9000, maxPrice: 100 })
    assert.deepEqual(reversed.titles, [])
  })

  test('prices with a currency are compared as they are, in that currency only', async ({
    client,
    assert,
  }) => {
    await createProperties([
      { title: 'KES 90', priceMinor: 9_000 },
      { title: 'USD 90', priceMinor: 9_000, currency: 'USD' },
      { title: 'USD 110', priceMinor: 11_000, currency: 'USD' },
    ])
    const dollars = await found(client, { currency: 'USD' })
    assert.deepEqual(dollars.titles, ['USD 110', 'USD 90'])
    const cheap = await found(client, { currency: 'USD', maxPrice: 100 })
    assert.deepEqual(cheap.titles, ['USD 90'])
  })

  test('search: the title contains it, whatever the case', async ({ client, assert }) => {
    await createProperties([
      { title: 'Jacaranda House' },
      { title: 'The JACARANDA cottage' },
      { title: 'Acacia 100% view' },
    ])
    const words = await found(client, { search: 'jacaranda' })
    assert.deepEqual(words.titles, ['Jacaranda House', 'The JACARANDA cottage'])
    const upper = await found(client, { search: 'CARANDA H' })
    assert.deepEqual(upper.titles, ['Jacaranda House'])
    const percent = await found(client, { search: '100%' })
    assert.deepEqual(percent.titles, ['Acacia 100% view'])
    const wildcard = await found(client, { search: 'Jacar_nda' })
    assert.deepEqual(wildcard.titles, [])
  })

  test('inactive and deleted properties are never found by the public', async ({
    client,
    assert,
  }) => {
    await PropertyFactory.merge({ title: 'open' }).create()
    await PropertyFactory.apply('inactive').create()
    await PropertyFactory.apply('deleted').create()
    for (const query of [{}, { isActive: 'true' }] as Record<string, string>[]) {
      const { titles } = await found(client, query)
      assert.deepEqual(titles, ['open'])
    }
    for (const query of [{ isActive: 'false' }, { status: 'inactive' }]) {
      const refused = await client.get('/api/v1/properties').qs(query)
      refused.assertStatus(422)
    }
  })

  test('filters left empty in a form ask for nothing', async ({ client, assert }) => {
    await PropertyFactory.create()
    const empty = {
      location: '',
      checkIn: '',
      checkOut: '',
      guests: '',
      minPrice: '',
      maxPrice: '',
    }
    const { titles } = await found(client, {
      ...empty,
      propertyType: '',
      amenities: '',
      currency: '',
      sort: '',
      search: ' ',
    })
    assert.lengthOf(titles, 1)
  })

  test('all filters work together', async ({ client, assert }) => {
    const coast = { city: 'Diani', county: 'Kwale', area: 'Diani Beach' }
    const villa = { ...coast, propertyType: 'villa', amenityMask: maskOf(['wifi', 'pool']) }
    const [wanted, , taken] = await createProperties([
      { ...villa, title: 'Palm villa', maxGuests: 6, priceMinor: 2_000_000 },
      { ...villa, title: 'Palm villa, dear', maxGuests: 6, priceMinor: 9_000_000 },
      { ...villa, title: 'Palm villa, taken', maxGuests: 6, priceMinor: 2_000_000 },
      { ...villa, title: 'Palm villa, small', maxGuests: 2, priceMinor: 2_000_000 },
    ])
    await takeNights(taken, `${YEAR}-05-03`, `${YEAR}-05-04`)
    const { titles } = await found(client, {
      location: 'Diani Beach, Kenya',
      checkIn: `${YEAR}-05-01`,
      checkOut: `${YEAR}-05-05`,
      guests: 4,
      minPrice: 15_000,
      maxPrice: 30_000,
      propertyType: 'villa,house',
      amenities: 'pool,wifi',
      currency: 'KES',
      search: 'palm',
      sort: '-price',
    })
    assert.deepEqual(titles, [wanted.title])
  })
})

test.group('Searching by dates', (group) => {
  startWithEmptySearch(group)

  test('a stay from {checkIn} to {checkOut} finds the property: {free}')
    .with([
      { checkIn: `${YEAR}-03-07`, checkOut: `${YEAR}-03-10`, free: true },
      { checkIn: `${YEAR}-03-09`, checkOut: `${YEAR}-03-11`, free: false },
      { checkIn: `${YEAR}-03-10`, checkOut: `${YEAR}-03-11`, free: false },
      { checkIn: `${YEAR}-03-11`, checkOut: `${YEAR}-03-12`, free: false },
      { checkIn: `${YEAR}-03-01`, checkOut: `${YEAR}-03-31`, free: false },
      { checkIn: `${YEAR}-03-12`, checkOut: `${YEAR}-03-14`, free: true },
      {
        checkIn: `${YEAR}-03-12T00:00:00.000Z`,
        checkOut: `${YEAR}-03-14T00:00:00.000Z`,
        free: true,
      },
      { checkIn: `${YEAR}-03-11T22:00:00Z`, checkOut: `${YEAR}-03-13`, free: true },
    ])
    .run(async ({ client, assert }, { free, ...dates }) => {
      const [property, other] = await createProperties([{ title: 'taken' }, { title: 'other' }])
      await takeNights(property, `${YEAR}-03-10`, `${YEAR}-03-12`)
      await takeNights(other, `${YEAR}-01-10`, `${YEAR}-02-12`)
      const { titles } = await found(client, dates)
      assert.equal(titles.includes('taken'), free)
      assert.include(titles, 'other')
    })

  test('the total of a page counts the free ones for stays of {nights} nights')
    .with([{ nights: 2 }, { nights: 14 }, { nights: 15 }, { nights: 60 }])
    .run(async ({ client, assert }, { nights }) => {
      const [first, second] = await createProperties(Array.from({ length: 5 }, () => ({})))
      await takeNights(first, `${YEAR}-03-02`, `${YEAR}-03-03`)
      await takeNights(second, `${YEAR}-03-01`, `${YEAR}-03-09`)
      const stay = { checkIn: `${YEAR}-03-01`, checkOut: addDays(`${YEAR}-03-01`, nights) }
      for (const place of [{}, { location: 'Kilimani' }]) {
        const response = await client.get('/api/v1/properties').qs({ ...stay, ...place, limit: 1 })
        assert.equal(response.body().pagination.total, 3)
      }
    })

  /** A page that is not full counts itself: only a full one asks the count. */
  test(
    'the total of a full page counts who leaves or arrives on the days of a stay of {nights} nights'
  )
    .with([{ nights: 2 }, { nights: 14 }, { nights: 15 }, { nights: 60 }])
    .run(async ({ client, assert }, { nights }) => {
      const checkIn = `${YEAR}-03-10`
      const checkOut = addDays(checkIn, nights)
      const [before, after, firstNight, lastNight] = await createProperties(
        Array.from({ length: 4 }, () => ({}))
      )
      await takeNights(before, `${YEAR}-03-08`, checkIn)
      await takeNights(after, checkOut, addDays(checkOut, 2))
      await takeNights(firstNight, checkIn, addDays(checkIn, 1))
      await takeNights(lastNight, addDays(checkOut, -1), checkOut)
      const response = await client.get('/api/v1/properties').qs({ checkIn, checkOut, limit: 1 })
      assert.equal(response.body().pagination.total, 2)
    })
})
