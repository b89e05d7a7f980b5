import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const url = (id: number) => `/api/v1/properties/${id}/prices`

const season = (from: number, to: number, more = {}) => ({
  kind: 'season',
  name: 'Festive season',
  firstNight: day(from),
  lastNight: day(to),
  price: 9000,
  ...more,
})

async function listing(values = {}) {
  const property = await PropertyFactory.merge(values).create()
  return { property, host: await User.findOrFail(property.hostId) }
}

test.group('Prices by date and fees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its host sets them; who runs it sees all, guests those ahead', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    const over = season(-20, -10, { kind: 'holiday', name: 'Over' })
    const response = await client
      .put(url(property.id))
      .json({ weekendPrice: 8000.5, periods: [over, season(20, 30)], weeklyDiscount: 10 })
      .loginAs(host)

    response.assertStatus(200)
    assert.equal(response.body().message, 'Prices updated successfully!')
    const { prices } = response.body().data
    assert.containsSubset(prices, { weekendPrice: 8000.5, weeklyDiscount: 10, cleaningFee: null })
    assert.deepEqual(prices.periods, [
      { ...over, weekendPrice: null },
      { ...season(20, 30), weekendPrice: null },
    ])
    const shown = await client.get(`/api/v1/properties/${property.id}`)
    assert.deepEqual(
      shown.body().data.prices.periods.map(({ name }: { name: string }) => name),
      ['Festive season']
    )
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry.$attributes, {
      action: 'property.priced',
      before: { weekend: null, weeklyDiscount: null },
      after: { weekend: 8000.5, weeklyDiscount: 10 },
    })
  })

  test('what is left out stays, null takes a rule away', async ({ client, assert }) => {
    const { property, host } = await listing()
    const put = (prices: object) => client.put(url(property.id)).json(prices).loginAs(host)
    await put({ weekendPrice: 8000, cleaningFee: 1500 })
    const changed = await put({ weekendPrice: null })
    assert.containsSubset(changed.body().data.prices, { weekendPrice: null, cleaningFee: 1500 })
    const none = await put({ cleaningFee: null })
    assert.isNull(none.body().data.prices)
  })

  test('what is quoted is what is booked, line by line', async ({ client, assert }) => {
    const { property, host } = await listing({ maxGuests: 6 })
    const first = season(40, 44)
    await client
      .put(url(property.id))
      .json({
        periods: [first, season(46, 46, { kind: 'night', name: null, price: 11_000 })],
        weekendPrice: 7000,
        weeklyDiscount: 10,
        extraGuestFee: 500,
        guestsIncluded: 2,
        cleaningFee: 1500,
      })
      .loginAs(host)
    const stay = { checkIn: day(38), checkOut: day(48) }

    const quoted = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ ...stay, adults: 2, children: 1 })
    const booked = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, ...stay, guests: { adults: 2, children: 1 } })
      .loginAs(await UserFactory.create())

    booked.assertStatus(201)
    const { quote } = booked.body().data
    assert.deepEqual(quote, quoted.body().data.quote)
    const cents = (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100)
    assert.equal(quote.lines.reduce(cents, 0), Math.round(quote.total * 100))
    const labels = quote.lines.map(({ label }: { label: string }) => label.replace('\u00A0', ' '))
    assert.includeMembers(labels, [
      'KES 9,000 × 5 nights (Festive season)',
      'KES 11,000 × 1 night',
      'Weekly discount (10%)',
      'Extra guests: KES 500 × 10',
      'Cleaning fee',
      'Service fee (10%)',
    ])
    const stored = await Booking.findOrFail(booked.body().data._id)
    assert.equal(
      stored.baseMinor + stored.serviceFeeMinor + stored.taxMinor + stored.serviceFeeTaxMinor,
      stored.totalMinor
    )

    await client.put(url(property.id)).json({ cleaningFee: 9999 }).loginAs(host)
    await stored.refresh()
    assert.equal(stored.totalMinor, Math.round(quote.total * 100), 'a stay keeps its quote')
  })

  test('{title} is refused at its field')
    .with([
      {
        title: 'a period that shares a night with another of its kind',
        prices: { periods: [season(20, 30), season(30, 32, { name: 'Easter' })] },
        field: 'periods.1.firstNight',
        message: /^Festive season .+ and Easter .+ share nights/,
      },
      {
        title: 'a period that ends before it begins',
        prices: { periods: [season(20, 19)] },
        field: 'periods.0.lastNight',
        message: /^The last night must not be before the first, \S/,
      },
      {
        title: 'a period of more than a year',
        prices: { periods: [season(0, 366)] },
        field: 'periods.0.lastNight',
        message: /at most 366 nights/,
      },
      {
        title: 'an early discount without its days',
        prices: { earlyDiscount: 10 },
        field: 'earlyDays',
        message: /how many days/,
      },
      {
        title: 'a late discount without its days',
        prices: { lateDiscount: 10 },
        field: 'lateDays',
        message: /how many days/,
      },
      {
        title: 'a fee for extra guests without their number',
        prices: { extraGuestFee: 10 },
        field: 'guestsIncluded',
        message: /how many guests/,
      },
      {
        title: 'a weekend for nothing',
        prices: { weekendPrice: 0 },
        field: 'weekendPrice',
        message: /at least 1/,
      },
      {
        title: 'everything off',
        prices: { weeklyDiscount: 91 },
        field: 'weeklyDiscount',
        message: /90 at most/,
      },
    ])
    .run(async ({ client, assert }, { prices, field, message }) => {
      const { property, host } = await listing()
      const response = await client.put(url(property.id)).json(prices).loginAs(host)
      response.assertStatus(422)
      const [error] = response.body().errors
      assert.equal(error.field, field)
      assert.match(error.message, message)
      await property.refresh()
      assert.isNull(property.priceRules)
    })

  test('amounts forbid another currency, discounts do not', async ({ client }) => {
    const { property, host } = await listing()
    const to = (currency: string) =>
      client.put(`/api/v1/properties/${property.id}`).json({ currency }).loginAs(host)
    await client.put(url(property.id)).json({ weeklyDiscount: 10 }).loginAs(host)
    const changed = await to('USD')
    changed.assertStatus(200)
    await client.put(url(property.id)).json({ cleaningFee: 20 }).loginAs(host)
    const refused = await to('EUR')
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'currency' }] })
    const same = await to('USD')
    same.assertStatus(200)
  })

  test('who has seen an older version is shown the present one', async ({ client }) => {
    const { property, host } = await listing()
    const response = await client
      .put(url(property.id))
      .header('If-Match', '"2020-01-01T00:00:00.000Z"')
      .json({ weekendPrice: 8000 })
      .loginAs(host)
    response.assertStatus(412)
    response.assertBodyContains({ data: { _id: property.id, prices: null } })
  })

  test('no other host and no guest sets them', async ({ client }) => {
    const { property } = await listing()
    for (const person of [await UserFactory.create(), await UserFactory.apply('host').create()]) {
      const response = await client.put(url(property.id)).json({ cleaningFee: 1 }).loginAs(person)
      response.assertStatus(403)
    }
  })
})
