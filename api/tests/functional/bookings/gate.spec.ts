import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { day } from '#tests/helpers/days'

test.group('The list for the gate', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has whom to let in and out on the days asked for, and says no phone and no price', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const at = async (state: 'confirmed' | 'checkedIn' | 'cancelled', from: number, to: number) => {
      const property = await PropertyFactory.merge({ hostId: host.id }).create()
      const stay = { checkIn: day(from), checkOut: day(to), adults: 2, children: 1, pets: 1 }
      return BookingFactory.apply(state)
        .merge({ propertyId: property.id, ...stay })
        .create()
    }
    const comes = await at('confirmed', 2, 5)
    const leaves = await at('checkedIn', -2, 2)
    await at('confirmed', 4, 6)
    await at('checkedIn', -3, 6)
    await at('cancelled', 2, 3)
    const { id: asked } = await PropertyFactory.merge({ hostId: host.id }).create()
    await BookingFactory.merge({ propertyId: asked, checkIn: day(2), checkOut: day(3) }).create()
    await BookingFactory.apply('confirmed')
      .merge({ checkIn: day(2), checkOut: day(3) })
      .create()

    const days = { from: day(1), to: day(3) }
    const response = await client.get('/api/v1/bookings/gate').qs(days).loginAs(host)
    response.assertStatus(200)
    const { stays, ...list } = response.body().data
    assert.deepEqual(list, { ...days, total: 2 })
    assert.deepEqual(
      stays.map(({ _id }: { _id: number }) => _id),
      [leaves.id, comes.id]
    )
    assert.deepInclude(stays[1], { checkIn: day(2), guests: { adults: 2, children: 1, pets: 1 } })
    assert.sameMembers(Object.keys(stays[1].guest), ['firstName', 'lastName'])
    assert.notMatch(JSON.stringify(stays), /phone|mail|amount|total/i)
  })

  test('is of today when no days are named', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const response = await client.get('/api/v1/bookings/gate').loginAs(host)
    assert.deepEqual(response.body().data, { from: day(0), to: day(0), total: 0, stays: [] })
  })

  test('refuses days in the wrong order and more than 31', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const asking = (to: number) =>
      client
        .get('/api/v1/bookings/gate')
        .qs({ from: day(1), to: day(to) })
        .loginAs(host)
    const backwards = await asking(0)
    backwards.assertStatus(422)
    backwards.assertBodyContains({
      errors: [{ field: 'to', message: 'The last day must not be before the first one' }],
    })
    const long = await asking(32)
    long.assertStatus(422)
    long.assertBodyContains({ errors: [{ field: 'to', rule: 'tooLong' }] })
    const whole = await asking(31)
    whole.assertStatus(200)
  })

  test('is empty at the ends of the calendar', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    for (const from of ['0000-01-01', '9999-12-31']) {
      const response = await client.get('/api/v1/bookings/gate').qs({ from }).loginAs(host)
      response.assertStatus(200)
      assert.deepEqual(response.body().data.stays, [])
    }
  })

  test('is for those who run properties', async ({ client }) => {
    const guest = await UserFactory.create()
    const response = await client.get('/api/v1/bookings/gate').loginAs(guest)
    response.assertStatus(403)
  })
})
