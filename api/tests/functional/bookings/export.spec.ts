import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const path = '/api/v1/bookings/export.csv'
const lines = (text: string) => text.split('\r\n').filter(Boolean)

test.group('The books as a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a host’s own stays, for a spreadsheet, without a formula in it', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.merge({
      title: '=HYPERLINK("http://evil"), "Nyumba; ya"',
    }).create()
    const guest = await UserFactory.merge({ firstName: '@Zuri', lastName: 'Ó Ríordáin' }).create()
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      guestId: guest.id,
    }).create()
    await BookingFactory.create()
    const host = await User.findOrFail(property.hostId)

    const response = await client.get(path).loginAs(host)
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/csv; charset=utf-8')
    response.assertHeader('cache-control', 'private, no-store')
    assert.match(
      response.header('content-disposition')!,
      /^attachment; filename="makao-bookings-\d{4}-\d\d-\d\d\.csv"$/
    )
    const text = response.text()
    assert.isTrue(text.startsWith('\uFEFFBooking,Status,Payment,Check-in,Check-out,Nights,'))
    const [, line, ...others] = lines(text)
    assert.lengthOf(others, 0)
    assert.isTrue(line.startsWith(`${booking.id},pending,unpaid,${day(30)},${day(32)},2,`))
    assert.include(line, `"'=HYPERLINK(""http://evil""), ""Nyumba; ya"""`)
    assert.include(line, ",'@Zuri Ó Ríordáin,")
    assert.include(line, `,KES,6500,13000,1300,1144,15444,15444,13000,13000,`)
  })

  test('narrowed by status, words and check-in dates; all of them for an admin', async ({
    client,
    assert,
  }) => {
    const one = await BookingFactory.create()
    const two = await BookingFactory.apply('confirmed')
      .merge({ propertyId: one.propertyId, checkIn: day(60), checkOut: day(61) })
      .create()
    const host = await User.findOrFail(one.hostId)
    const get = async (query: object) => {
      const response = await client.get(path).qs(query).loginAs(host)
      response.assertStatus(200)
      return lines(response.text())
        .slice(1)
        .map((line) => Number(line.split(',')[0]))
    }
    assert.deepEqual(await get({}), [two.id, one.id])
    assert.deepEqual(await get({ status: 'confirmed' }), [two.id])
    assert.deepEqual(await get({ from: day(31) }), [two.id])
    assert.deepEqual(await get({ from: day(30), to: day(30) }), [one.id])
    assert.deepEqual(await get({ search: 'no such words' }), [])

    await BookingFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const all = await client.get(path).loginAs(admin)
    assert.isAtLeast(lines(all.text()).length, 4)
    for (const bad of [{ status: 'x' }, { from: 'yesterday' }, { to: '2026-02-30' }]) {
      const response = await client.get(path).qs(bad).loginAs(host)
      response.assertStatus(422)
    }
  })

  test('is not for guests', async ({ client }) => {
    const guest = await client.get(path).loginAs(await UserFactory.create())
    guest.assertStatus(403)
    const anonymous = await client.get(path)
    anonymous.assertStatus(401)
  })
})
