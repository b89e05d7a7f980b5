import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import { offerDaraja } from '#tests/helpers/daraja_double'
import { takeNights } from '#tests/helpers/search'

const AVAILABLE = 'Property is available for the selected dates'
const UNAVAILABLE = 'Property is not available for the selected dates'
const inDays = (days: number) => addDays(todayInNairobi(), days)

const IMPOSSIBLE = [
  {
    what: 'a check-in in the past',
    stay: { checkIn: inDays(-1), checkOut: inDays(2) },
    field: 'checkIn',
    message: 'Check-in date cannot be in the past',
  },
  {
    what: 'leaving before arriving',
    stay: { checkIn: inDays(5), checkOut: inDays(4) },
    field: 'checkOut',
    message: 'Check-out date must be after check-in date',
  },
  {
    what: 'leaving on the day of arrival',
    stay: { checkIn: inDays(5), checkOut: inDays(5) },
    field: 'checkOut',
    message: 'Check-out date must be after check-in date',
  },
  {
    what: 'more than 90 nights',
    stay: { checkIn: inDays(5), checkOut: inDays(96) },
    field: 'checkOut',
    message: 'A stay can be at most 90 nights',
  },
  {
    what: 'no check-in',
    stay: { checkOut: inDays(5) },
    field: 'checkIn',
    message: 'Please select a check-in date',
  },
  {
    what: 'more guests than beds',
    stay: { checkIn: inDays(1), checkOut: inDays(2), guests: 5 },
    field: 'guests',
    message: 'This property accepts a maximum of 4 guests',
  },
]

test.group('Asking whether a property is free', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('both forms answer alike, and one may arrive when another leaves', async ({ client }) => {
    const property = await PropertyFactory.create()
    await takeNights(property, inDays(10), inDays(12))
    for (const [from, to, available] of [
      [8, 10, true],
      [12, 14, true],
      [9, 11, false],
      [11, 13, false],
      [8, 20, false],
    ] as const) {
      const stay = { checkIn: inDays(from), checkOut: inDays(to) }
      const data = { available, message: available ? AVAILABLE : UNAVAILABLE }
      const read = await client
        .get(`/api/v1/properties/${property.id}/bookings/availability`)
        .qs(stay)
      read.assertStatus(200)
      read.assertBody({ success: true, data })
      const asked = await client
        .post(`/api/v1/bookings/properties/${property.id}/check-availability`)
        .json(stay)
      asked.assertStatus(200)
      asked.assertBody({ success: true, data })
    }
  })

  test('dates as browsers write them are read in Nairobi', async ({ client }) => {
    const property = await PropertyFactory.create()
    await takeNights(property, inDays(10), inDays(11))
    const response = await client
      .get(`/api/v1/properties/${property.id}/bookings/availability`)
      .qs({ checkIn: `${inDays(9)}T21:30:00.000Z`, checkOut: `${inDays(10)}T21:30:00.000Z` })
    response.assertBodyContains({ data: { available: false } })
  })

  test('{what} is refused')
    .with(IMPOSSIBLE)
    .run(async ({ client }, { stay, field, message }) => {
      const property = await PropertyFactory.create()
      const errors = [{ field, message }]
      const read = await client
        .get(`/api/v1/properties/${property.id}/bookings/availability`)
        .qs(stay)
      read.assertStatus(422)
      read.assertBodyContains({ success: false, message, errors })
      const asked = await client
        .post(`/api/v1/bookings/properties/${property.id}/check-availability`)
        .json(stay)
      asked.assertStatus(422)
      asked.assertBodyContains({ success: false, message, errors })
    })

  test('bodies that are no stay are refused in the common shape', async ({ client, assert }) => {
    const { id } = await PropertyFactory.create()
    const path = `/api/v1/bookings/properties/${id}/check-availability`
    for (const body of [
      '[]',
      '[1]',
      '"x"',
      'null',
      '{}',
      '{"checkIn":{},"checkOut":[]}',
      '{"check',
    ]) {
      const response = await client.post(path).header('content-type', 'application/json').json(body)
      assert.include([400, 422], response.status(), body)
      assert.isFalse(response.body().success)
    }
    const nothing = await client.post(path)
    nothing.assertStatus(422)
  })

  test('an inactive property has no calendar', async ({ client }) => {
    const { id } = await PropertyFactory.apply('inactive').create()
    const stay = { checkIn: inDays(1), checkOut: inDays(2) }
    const answers = [
      await client.get(`/api/v1/properties/${id}/bookings/availability`).qs(stay),
      await client.get(`/api/v1/properties/${id}/quote`).qs(stay),
      await client.get(`/api/v1/bookings/properties/${id}/availability`),
      await client.post(`/api/v1/bookings/properties/${id}/check-availability`).json(stay),
    ]
    for (const answer of answers) answer.assertStatus(404)
  })
})

test.group('The quote for a stay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has lines that sum to the total', async ({ client, assert }) => {
    const property = await PropertyFactory.merge({ priceMinor: 9_999, currency: 'USD' }).create()
    const response = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ checkIn: inDays(3), checkOut: inDays(6), guests: 4 })
    response.assertStatus(200)
    const { available, message, quote } = response.body().data
    assert.isTrue(available)
    assert.equal(message, AVAILABLE)
    const { lines, ...amounts } = quote
    assert.deepEqual(amounts, {
      currency: 'USD',
      nights: 3,
      pricePerNight: 99.99,
      base: 299.97,
      serviceFee: 30,
      tax: 24,
      serviceFeeTax: 2.4,
      total: 356.37,
      totalKes: 46149.92,
      serviceFeeRate: 10,
      taxRate: 8,
      deposit: null,
      toPay: 356.37,
    })
    const charged = lines.map(({ label, amount }: { label: string; amount: number }) => [
      label,
      amount,
    ])
    assert.deepEqual(charged, [
      ['USD\u00A099.99 × 3 nights', 299.97],
      ['Service fee (10%)', 30],
      ['Tax (8%)', 24],
      ['Tax on service fee', 2.4],
    ])
  })

  test('says its lines in the reader’s language', async ({ client, assert }) => {
    const property = await PropertyFactory.merge({ priceMinor: 850_000 }).create()
    const labels = async (language: string) => {
      const response = await client
        .get(`/api/v1/properties/${property.id}/quote`)
        .header('Accept-Language', language)
        .qs({ checkIn: inDays(3), checkOut: inDays(5) })
      return response.body().data.quote.lines.map(({ label }: { label: string }) => label)
    }
    const [nights] = await labels('sw')
    assert.include(nights, '× usiku 2')
    const [, , ...taxes] = await labels('fr')
    assert.deepEqual(taxes, ['Taxe (8 %)', 'Taxe sur les frais de service'])
  })

  test('is for as many as come, children counted', async ({ client }) => {
    const property = await PropertyFactory.merge({ maxGuests: 4 }).create()
    const quoteFor = (adults: number | undefined, children: number) =>
      client
        .get(`/api/v1/properties/${property.id}/quote`)
        .qs({ checkIn: inDays(3), checkOut: inDays(5), adults, children })
    const welcome = await quoteFor(2, 2)
    welcome.assertStatus(200)
    const crowded = await quoteFor(2, 3)
    crowded.assertStatus(422)
    crowded.assertBodyContains({ errors: [{ field: 'guests' }] })
    const alone = await quoteFor(undefined, 3)
    alone.assertStatus(422)
    alone.assertBodyContains({ errors: [{ field: 'adults', rule: 'required' }] })
  })

  test('is none when a night is taken', async ({ client }) => {
    const property = await PropertyFactory.create()
    await takeNights(property, inDays(4), inDays(5))
    const response = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ checkIn: inDays(3), checkOut: inDays(6) })
    response.assertStatus(200)
    response.assertBody({
      success: true,
      data: { available: false, message: UNAVAILABLE, quote: null, paysOnline: false },
    })
  })

  test('{what} is refused')
    .with(IMPOSSIBLE)
    .run(async ({ client }, { stay, field, message }) => {
      const property = await PropertyFactory.create()
      const response = await client.get(`/api/v1/properties/${property.id}/quote`).qs(stay)
      response.assertStatus(422)
      response.assertBodyContains({ success: false, message, errors: [{ field, message }] })
    })

  test('its price says whether it is paid here: what is dearer than M-Pesa takes is paid to the host', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await offerDaraja(() => {}))
    const property = await PropertyFactory.merge({ priceMinor: 100_000_00 }).create()
    for (const [nights, paysOnline] of [
      [1, true],
      [3, false],
    ] as const) {
      const answer = await client
        .get(`/api/v1/properties/${property.id}/quote`)
        .qs({ checkIn: inDays(5), checkOut: inDays(5 + nights) })
      answer.assertStatus(200)
      assert.equal(answer.body().data.paysOnline, paysOnline)
    }
  })
})
