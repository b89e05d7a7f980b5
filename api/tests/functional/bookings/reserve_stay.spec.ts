import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { PLAIN_PRICES } from '#domain/prices'
import { NO_STAY_RULES } from '#domain/stay_rules'
import { day } from '#tests/helpers/days'

const stay = (property: number, from: number, to: number) => ({
  property,
  checkIn: day(from),
  checkOut: day(to),
  guests: { adults: 2, children: 0 },
})

const lineOf = (
  kind: string,
  label: string,
  quantity: number,
  unitAmount: number,
  amount = unitAmount
) => ({ kind, label, quantity, unitAmount, amount, taxable: true })

test.group('Reserve a stay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('at the price, the deposit and the terms that were shown, or not at all', async ({
    client,
    assert,
  }) => {
    const before = {
      priceMinor: 10_000_00,
      currency: 'KES',
      priceRules: null,
      stayRules: null,
    } as const
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge(before).create()
    const quoted = await client.get(`/api/v1/properties/${property.id}/quote`).qs({
      checkIn: day(3),
      checkOut: day(6),
      guests: 2,
    })
    const { total, toPay, currency } = quoted.body().data.quote
    const reserve = () =>
      client
        .post('/api/v1/bookings')
        .json({ ...stay(property.id, 3, 6), total, toPay, currency, cancellationPolicy: 'free' })
        .header('Idempotency-Key', 'shown')
        .loginAs(guest)
    for (const [change, code, message] of [
      [
        { priceMinor: 12_000_00 },
        'E_PRICE_CHANGED',
        'By now these dates cost KES\u00a042,768, another price than was shown. Please look again.',
      ],
      [
        { currency: 'USD' },
        'E_PRICE_CHANGED',
        'By now these dates cost USD\u00a035,640, another price than was shown. Please look again.',
      ],
      [
        { priceRules: { ...PLAIN_PRICES, depositMinor: 5_000_00 } },
        'E_PRICE_CHANGED',
        'The deposit is no longer the one that was shown: together with the stay you now pay KES\u00a040,640. Please look again.',
      ],
      [
        { stayRules: { ...NO_STAY_RULES, cancellationPolicy: 'strict' as const } },
        'E_TERMS_CHANGED',
        'The terms of cancellation are no longer those that were shown. Please read them again.',
      ],
    ] as const) {
      await property.merge(change).save()
      const refused = await reserve()
      refused.assertStatus(409)
      refused.assertBodyContains({ code, message })
      assert.isEmpty(await db.from('booking_nights'))
      await property.merge(before).save()
    }
    const same = await reserve()
    same.assertStatus(201)
    assert.equal(same.body().data.quote.total, total)
  })

  test('is the same stay when it is repeated after a process of the last release has booked it', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ priceMinor: 10_000_00 }).create()
    const reserve = (shown: object) =>
      client
        .post('/api/v1/bookings')
        .json({ ...stay(property.id, 3, 6), total: 35_640, ...shown })
        .header('Idempotency-Key', 'lost')
        .loginAs(guest)
    /* It leaves out what it does not know. */
    const first = await reserve({})
    first.assertStatus(201)
    const again = await reserve({ toPay: 35_640, currency: 'KES', cancellationPolicy: 'free' })
    again.assertStatus(201)
    assert.equal(again.body().data._id, first.body().data._id)
  })

  test('a guest reserves: pending, with the quote of today and the nights taken', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ priceMinor: 1_234_56 }).create()

    const response = await client
      .post('/api/v1/bookings')
      .json({ ...stay(property.id, 3, 6), totalAmount: 1, status: 'confirmed' })
      .loginAs(guest)

    response.assertStatus(201)
    const { data, message } = response.body()
    assert.equal(message, 'Booking created successfully!')
    assert.equal(data.status, 'pending')
    assert.equal(data.nights, 3)
    assert.deepEqual(data.quote, {
      currency: 'KES',
      nights: 3,
      pricePerNight: 1234.56,
      base: 3703.68,
      serviceFee: 370.37,
      tax: 296.29,
      serviceFeeTax: 29.63,
      total: 4399.97,
      totalKes: 4399.97,
      serviceFeeRate: 10,
      taxRate: 8,
      lines: [
        lineOf('nights', 'KES\u00A01,234.56 × 3 nights', 3, 1234.56, 3703.68),
        lineOf('serviceFee', 'Service fee (10%)', 1, 370.37),
        { ...lineOf('tax', 'Tax (8%)', 1, 296.29), taxable: false },
        { ...lineOf('serviceFeeTax', 'Tax on service fee', 1, 29.63), taxable: false },
      ],
      deposit: null,
      toPay: 4399.97,
    })
    assert.equal(data.totalAmount, 4399.97)
    assert.deepEqual(data.actions, ['edit', 'cancel'])
    assert.isNull(data.property.address.street, 'the street is for confirmed guests')
    const nights = await db.from('booking_nights').where('property_id', property.id)
    assert.lengthOf(nights, 3)
  })

  test('what is quoted is what is stored, line by line', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ priceMinor: 9_999, currency: 'USD' }).create()
    const { guests, ...reserved } = stay(property.id, 3, 6)

    const quoted = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ checkIn: reserved.checkIn, checkOut: reserved.checkOut, ...guests })
    const booked = await client
      .post('/api/v1/bookings')
      .json({ ...reserved, guests })
      .loginAs(guest)

    booked.assertStatus(201)
    assert.deepEqual(booked.body().data.quote, quoted.body().data.quote)
  })

  test('a taken night is refused with the text of the specification', async ({ client }) => {
    const taken = await BookingFactory.merge({ checkIn: day(10), checkOut: day(12) }).create()
    const guest = await UserFactory.create()

    for (const [from, to] of [
      [9, 11],
      [11, 13],
      [8, 20],
      [10, 12],
      [10, 11],
    ]) {
      const response = await client
        .post('/api/v1/bookings')
        .json(stay(taken.propertyId, from, to))
        .loginAs(guest)
      response.assertStatus(409)
      response.assertBodyContains({
        success: false,
        message: 'Property is not available for the selected dates',
      })
    }
  })

  test('one guest may arrive on the day another leaves, on both ends', async ({ client }) => {
    const taken = await BookingFactory.merge({ checkIn: day(10), checkOut: day(12) }).create()
    const guest = await UserFactory.create()

    for (const [from, to] of [
      [8, 10],
      [12, 14],
    ]) {
      const response = await client
        .post('/api/v1/bookings')
        .json(stay(taken.propertyId, from, to))
        .loginAs(guest)
      response.assertStatus(201)
    }
  })

  test('impossible wishes are refused at their field: {name}')
    .with([
      {
        name: 'past',
        from: -1,
        to: 2,
        adults: 1,
        field: 'checkIn',
        message: 'Check-in date cannot be in the past',
      },
      {
        name: 'order',
        from: 5,
        to: 5,
        adults: 1,
        field: 'checkOut',
        message: 'Check-out date must be after check-in date',
      },
      {
        name: 'too long',
        from: 5,
        to: 96,
        adults: 1,
        field: 'checkOut',
        message: 'A stay can be at most 90 nights',
      },
      {
        name: 'too many',
        from: 5,
        to: 7,
        adults: 5,
        field: 'guests',
        message: 'This property accepts a maximum of 4 guests',
      },
    ])
    .run(async ({ client }, { from, to, adults, field, message }) => {
      const guest = await UserFactory.create()
      const property = await PropertyFactory.merge({ maxGuests: 4 }).create()

      const response = await client
        .post('/api/v1/bookings')
        .json({ ...stay(property.id, from, to), guests: { adults, children: 0 } })
        .loginAs(guest)

      response.assertStatus(422)
      response.assertBodyContains({ success: false, message, errors: [{ field, message }] })
    })

  test('hostile bodies get 422, never a 5xx', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const good = stay(property.id, 3, 5)

    for (const body of [
      {},
      { ...good, property: 'x' },
      { ...good, property: 1e300 },
      { ...good, property: { id: property.id } },
      { ...good, checkIn: '2026-02-30' },
      { ...good, checkIn: { $gt: '' } },
      { ...good, checkOut: '9'.repeat(500) },
      { ...good, guests: null },
      { ...good, guests: { adults: 0 } },
      { ...good, guests: { adults: 1.5 } },
      { ...good, specialRequests: 'x'.repeat(501) },
      { ...good, toPay: -1 },
      { ...good, cancellationPolicy: 'lenient' },
    ]) {
      const response = await client.post('/api/v1/bookings').json(body).loginAs(guest)
      assert.equal(response.status(), 422, JSON.stringify(body))
    }
  })

  test('nobody books their own, an inactive, a deleted or an unknown property', async ({
    client,
  }) => {
    const host = await UserFactory.apply('host').create()
    const own = await PropertyFactory.merge({ hostId: host.id }).create()
    const inactive = await PropertyFactory.apply('inactive').create()
    const deleted = await PropertyFactory.apply('deleted').create()

    const ofOwn = await client
      .post('/api/v1/bookings')
      .json(stay(own.id, 3, 5))
      .loginAs(host)
    ofOwn.assertStatus(403)
    ofOwn.assertBodyContains({ message: 'You cannot book your own property' })
    for (const id of [inactive.id, deleted.id, 999_999]) {
      const response = await client
        .post('/api/v1/bookings')
        .json(stay(id, 3, 5))
        .loginAs(host)
      response.assertStatus(404)
    }
  })

  test('a sixth pending request waits until a host has answered one', async ({ client }) => {
    const guest = await UserFactory.create()
    await BookingFactory.merge({ guestId: guest.id }).createMany(5)
    const property = await PropertyFactory.create()

    const response = await client
      .post('/api/v1/bookings')
      .json(stay(property.id, 3, 5))
      .loginAs(guest)

    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_TOO_MANY_PENDING' })
  })

  test('an anonymous visitor is asked to sign in', async ({ client }) => {
    const property = await PropertyFactory.create()
    const response = await client.post('/api/v1/bookings').json(stay(property.id, 3, 5))
    response.assertStatus(401)
  })
})
