import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { momentOf } from '#domain/cancellation'
import { addDays, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import HouseRule from '#models/house_rule'
import User from '#models/user'

async function listing() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

const url = (id: number) => `/api/v1/properties/${id}`

test.group('Times of check-in and check-out', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stand on every page: the usual ones, those of the house rules, or the host’s own', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    const textIn = async (language = 'en') => {
      const page = await client.get(url(property.id)).header('Accept-Language', language)
      return page.body().data.times.text
    }
    assert.equal(await textIn(), 'Check-in from 14:00, check-out by 10:00.')
    await HouseRule.create({ propertyId: property.id, text: 'Check-in after 3 PM', position: 0 })
    assert.equal(await textIn(), 'Check-in from 15:00, check-out by 10:00.')
    const set = await client
      .put(`${url(property.id)}/stay-rules`)
      .json({ checkInFrom: '13:30', checkInUntil: '21:00', checkOutUntil: '11:00' })
      .loginAs(host)
    set.assertStatus(200)
    assert.equal(await textIn(), 'Check-in from 13:30 to 21:00, check-out by 11:00.')
    assert.equal(await textIn('sw'), 'Kuingia kuanzia 13:30 hadi 21:00, kutoka kabla ya 11:00.')
    assert.equal(await textIn('fr'), 'Arrivée de 13:30 à 21:00, départ avant 11:00.')
  })

  test('are kept with the stay that is booked, also for what goes back of it', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    const guest = await UserFactory.create()
    const set = (times: object) =>
      client
        .put(`${url(property.id)}/stay-rules`)
        .json({ cancellationPolicy: 'flexible', ...times })
        .loginAs(host)
    await set({ checkInFrom: '16:00', checkInUntil: '20:00' })
    const checkIn = addDays(todayInNairobi(), 30)
    const reserved = await client
      .post('/api/v1/bookings')
      .json({
        property: property.id,
        checkIn,
        checkOut: addDays(checkIn, 2),
        guests: { adults: 1 },
      })
      .loginAs(guest)
    reserved.assertStatus(201)
    await set({ checkInFrom: '08:00', checkInUntil: null, checkOutUntil: '12:00' })
    const { _id: id } = reserved.body().data
    for (const reader of [guest, host]) {
      const shown = await client.get(`/api/v1/bookings/${id}`).loginAs(reader)
      assert.deepEqual(shown.body().data.times, {
        checkInFrom: '16:00',
        checkInUntil: '20:00',
        checkOutUntil: '10:00',
        text: 'Check-in from 16:00 to 20:00, check-out by 10:00.',
      })
      assert.equal(
        Date.parse(shown.body().data.cancellation.freeUntil),
        momentOf(addDays(checkIn, -1), '16:00')
      )
    }
  })

  test('are the usual ones for a stay that was booked before there were any', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    await client
      .put(`${url(property.id)}/stay-rules`)
      .json({ checkInFrom: '08:00' })
      .loginAs(host)
    const { id } = await BookingFactory.merge({ propertyId: property.id }).create()
    assert.containsSubset(await Booking.findOrFail(id), { checkInFrom: null })
    const shown = await client.get(`/api/v1/bookings/${id}`).loginAs(host)
    assert.equal(shown.body().data.times.text, 'Check-in from 14:00, check-out by 10:00.')
  })

  test('{$i}: are refused at their field when they cannot be')
    .with([
      { times: { checkInFrom: '24:00' }, field: 'checkInFrom' },
      { times: { checkOutUntil: '10 am' }, field: 'checkOutUntil' },
      { times: { checkInFrom: '16:00', checkInUntil: '16:00' }, field: 'checkInUntil' },
      { times: { checkInUntil: '13:59' }, field: 'checkInUntil' },
    ])
    .run(async ({ client, assert }, { times, field }) => {
      const { property, host } = await listing()
      const refused = await client
        .put(`${url(property.id)}/stay-rules`)
        .json(times)
        .loginAs(host)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    })
})
