import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { addDays, addMonths, MAX_NIGHTS, MONTHS_AHEAD, todayInNairobi } from '#domain/stay'
import { takeNights } from '#tests/helpers/search'

const inDays = (days: number) => addDays(todayInNairobi(), days)

test.group('The calendar of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names the taken nights of the window, both ends included', async ({ client }) => {
    const property = await PropertyFactory.create()
    const other = await PropertyFactory.create()
    await takeNights(property, '2030-01-30', '2030-02-02')
    await takeNights(other, '2030-01-01', '2030-03-02')
    const path = `/api/v1/bookings/properties/${property.id}/availability`

    const whole = await client.get(path).qs({ startDate: '2030-01-01', endDate: '2030-12-31' })
    whole.assertBody({
      success: true,
      data: { unavailableDates: ['2030-01-30', '2030-01-31', '2030-02-01'] },
    })
    const part = await client.get(path).qs({ startDate: '2030-01-31', endDate: '2030-01-31' })
    part.assertBody({ success: true, data: { unavailableDates: ['2030-01-31'] } })
  })

  test('reaches from a month ago to a year ahead unless asked otherwise', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    await takeNights(property, inDays(-40), inDays(400))
    const response = await client.get(`/api/v1/bookings/properties/${property.id}/availability`)
    const { unavailableDates } = response.body().data
    assert.equal(unavailableDates[0], inDays(-31))
    assert.equal(unavailableDates.at(-1), inDays(366))
  })

  test('reaches the last night of the latest stay that can be reserved', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const lastArrival = addMonths(todayInNairobi(), MONTHS_AHEAD)
    const lastNight = addDays(lastArrival, MAX_NIGHTS - 1)
    await takeNights(property, lastNight, addDays(lastNight, 1))
    const response = await client
      .get(`/api/v1/bookings/properties/${property.id}/availability`)
      .qs({ startDate: inDays(-31), endDate: lastNight })
    assert.deepEqual(response.body().data.unavailableDates, [lastNight])
  })

  test('gives 700 days at most', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    await takeNights(property, '2030-01-01', '2031-12-31')
    const response = await client
      .get(`/api/v1/bookings/properties/${property.id}/availability`)
      .qs({ startDate: '2030-01-01', endDate: '2039-12-31' })
    const { unavailableDates } = response.body().data
    assert.lengthOf(unavailableDates, 700)
    assert.equal(unavailableDates.at(-1), '2031-12-01')
  })

  test('refuses a window that ends before it starts, and dates that are none', async ({
    client,
  }) => {
    const { id } = await PropertyFactory.create()
    const path = `/api/v1/bookings/properties/${id}/availability`
    const reversed = await client.get(path).qs({ startDate: '2030-01-02', endDate: '2030-01-01' })
    reversed.assertStatus(422)
    reversed.assertBodyContains({ errors: [{ field: 'endDate', rule: 'order' }] })
    const nonsense = await client.get(path).qs({ startDate: 'soon' })
    nonsense.assertStatus(422)
    const edge = await client.get(path).qs({ startDate: '9999-12-31' })
    edge.assertStatus(200)
  })
})
