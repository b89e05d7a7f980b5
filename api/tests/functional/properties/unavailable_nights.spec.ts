import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, addMonths, MAX_NIGHTS, MONTHS_AHEAD, todayInNairobi } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import User from '#models/user'
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

  /** With a night kept free between stays: one from the twentieth day, another from the 24th, and a block. */
  async function twoStays() {
    const stayRules = { ...NO_STAY_RULES, preparationNights: 1 }
    const property = await PropertyFactory.merge({ stayRules }).create()
    const stay = { propertyId: property.id, checkIn: inDays(20), checkOut: inDays(22) }
    const booking = await BookingFactory.merge(stay).create()
    await BookingFactory.merge({ ...stay, checkIn: inDays(24), checkOut: inDays(26) }).create()
    await takeNights(property, inDays(40), inDays(41))
    const guest = await User.findOrFail(booking.guestId)
    const host = await User.findOrFail(booking.hostId)
    const path = `/api/v1/bookings/properties/${property.id}/availability`
    return { booking, guest, host, path }
  }

  test('leaves out a stay that is to move, and the nights that are kept free because of it', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host, path } = await twoStays()
    const whole = await client.get(path).loginAs(guest)
    const all = [19, 20, 21, 22, 23, 24, 25, 26, 40]
    assert.deepEqual(whole.body().data.unavailableDates, all.map(inDays))
    const admin = await UserFactory.apply('admin').create()
    for (const viewer of [guest, host, admin]) {
      const others = await client.get(path).qs({ except: booking.id }).loginAs(viewer)
      others.assertStatus(200)
      others.assertHeader('cache-control', 'private, no-store')
      assert.deepEqual(others.body().data.unavailableDates, [23, 24, 25, 26, 40].map(inDays))
    }
  })

  test('tells nobody else of a stay, not even that it is there', async ({ client, assert }) => {
    const { booking, guest, path } = await twoStays()
    const elsewhere = await PropertyFactory.create()
    const otherPath = `/api/v1/bookings/properties/${elsewhere.id}/availability`
    const stranger = await UserFactory.create()
    const none = await client.get(path).qs({ except: 999_999_999 }).loginAs(stranger)
    none.assertStatus(404)
    for (const refused of [
      await client.get(path).qs({ except: booking.id }).loginAs(stranger),
      await client.get(path).qs({ except: booking.id }),
      await client.get(otherPath).qs({ except: booking.id }).loginAs(guest),
    ]) {
      refused.assertStatus(404)
      assert.deepEqual(refused.body(), none.body())
    }
    const nonsense = await client.get(path).qs({ except: 'mine' }).loginAs(guest)
    nonsense.assertStatus(422)
  })
})
