import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf, todayInNairobi } from '#domain/stay'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })
const ids = (rows: { _id: number }[]) => rows.map(({ _id }) => _id)

async function hosted() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

test.group('Months in numbers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are twelve, with revenue by arrival and nights slept by night', async ({
    client,
    assert,
  }) => {
    const { property, host } = await hosted()
    const at = { propertyId: property.id }
    const slept = stay(-40, -34)
    const old = await BookingFactory.apply('checkedOut')
      .merge({ ...at, ...slept })
      .create()
    await BookingFactory.apply('cancelled')
      .merge({ ...at, ...stay(-30, -29) })
      .create()
    await BookingFactory.merge({ ...at, ...stay(20, 22) }).create()
    await BookingFactory.apply('checkedOut')
      .merge({ ...at, ...stay(-500, -498) })
      .create()
    await BookingFactory.apply('checkedOut').merge(slept).create()
    await db
      .table('booking_nights')
      .multiInsert(
        nightsOf(day(-28), day(-25)).map((night) => ({ property_id: property.id, night }))
      )

    const response = await client.get('/api/v1/bookings/stats/months').loginAs(host)
    response.assertStatus(200)
    const months: Record<string, number | string>[] = response.body().data
    assert.lengthOf(months, 12)
    assert.equal(months[11].month, todayInNairobi().slice(0, 7))
    assert.deepEqual(
      months.map(({ month }) => month),
      months.map(({ month }) => month).sort()
    )
    const sum = (key: string) => months.reduce((all, month) => all + Number(month[key]), 0)
    assert.equal(sum('revenue'), old.totalKesMinor / 100)
    assert.equal(sum('nights'), 6)
    const arrived = months.find(({ month }) => month === old.checkIn.slice(0, 7))!
    assert.equal(arrived.revenue, old.totalKesMinor / 100)
    const days = nightsOf(`${String(months[0].month)}-01`, todayInNairobi()).length
    assert.equal(sum('available'), days, 'one active property, every night up to yesterday')
    const full = months[5]
    assert.isAtLeast(Number(full.available), 28)
    assert.equal(full.percent, 0)
  })

  test('count active properties only; an admin’s count everybody’s', async ({ client, assert }) => {
    const { property, host } = await hosted()
    await BookingFactory.apply('checkedOut')
      .merge({ propertyId: property.id, ...stay(-40, -38) })
      .create()
    const nights = (response: ApiResponse) =>
      response
        .body()
        .data.reduce((all: number, month: { nights: number }) => all + month.nights, 0) as number
    const months = (who: User) => client.get('/api/v1/bookings/stats/months').loginAs(who)

    assert.equal(nights(await months(host)), 2)
    const admin = await UserFactory.apply('admin').create()
    assert.isAtLeast(nights(await months(admin)), 2)
    await property.merge({ isActive: false }).save()
    assert.equal(nights(await months(host)), 0)
    const stranger = await months(await UserFactory.apply('host').create())
    assert.equal(nights(stranger), 0)
  })
})

test.group('Today', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who comes and who leaves, those overdue first, those done still in sight', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const make = async (
      state: 'confirmed' | 'checkedIn' | 'checkedOut',
      from: number,
      to: number
    ) => {
      const property = await PropertyFactory.merge({ hostId: host.id }).create()
      return BookingFactory.apply(state)
        .merge({ propertyId: property.id, ...stay(from, to) })
        .create()
    }
    const today = await make('confirmed', 0, 2)
    const late = await make('confirmed', -1, 2)
    const come = await make('checkedIn', 0, 1)
    await make('confirmed', -3, 0)
    await make('confirmed', 1, 2)
    await make('checkedIn', -1, 2)
    const leaves = await make('checkedIn', -2, 0)
    const overdue = await make('checkedIn', -5, -1)
    const gone = await make('checkedOut', -2, 0)
    await make('checkedOut', -5, -1)
    await BookingFactory.apply('confirmed').merge(stay(0, 1)).create()

    const response = await client.get('/api/v1/bookings/today').loginAs(host)
    response.assertStatus(200)
    const { date, arrivals, departures } = response.body().data
    assert.equal(date, todayInNairobi())
    assert.deepEqual(ids(arrivals.stays), [late.id, today.id, come.id])
    assert.equal(arrivals.total, 3)
    assert.deepEqual(ids(departures.stays), [overdue.id, leaves.id, gone.id])
    assert.include(arrivals.stays[0].actions, 'checkIn')
    const admin = await UserFactory.apply('admin').create()
    const all = await client.get('/api/v1/bookings/today').loginAs(admin)
    assert.isAtLeast(all.body().data.arrivals.total, 4)
  })

  test('shows ten on each side and says how many there are', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    for (let index = 0; index < 12; index++) {
      const property = await PropertyFactory.merge({ hostId: host.id }).create()
      await BookingFactory.apply('confirmed')
        .merge({ propertyId: property.id, ...stay(0, 1) })
        .create()
    }
    const response = await client.get('/api/v1/bookings/today').loginAs(host)
    assert.equal(response.body().data.arrivals.total, 12)
    assert.lengthOf(response.body().data.arrivals.stays, 10)
  })
})
