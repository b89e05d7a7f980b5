import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const url = (id: number) => `/api/v1/properties/${id}/prices`

async function listing() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

test.group('Prices by who comes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('pets are quoted, booked and told; a property without them says so', async ({
    client,
    assert,
  }) => {
    const { property, host } = await listing()
    const guest = await UserFactory.create()
    const stay = { checkIn: day(38), checkOut: day(40) }
    const put = (prices: object) => client.put(url(property.id)).json(prices).loginAs(host)
    const quote = (pets: number) =>
      client.get(`/api/v1/properties/${property.id}/quote`).qs({ ...stay, guests: 1, pets })
    const book = (pets: number) =>
      client
        .post('/api/v1/bookings')
        .json({ property: property.id, ...stay, guests: { adults: 1, pets } })
        .loginAs(guest)
    const refused = (response: Awaited<ReturnType<typeof book>>, field: string, text: string) => {
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, message: text }] })
    }
    refused(await quote(1), 'pets', 'This property does not take pets')
    refused(await book(1), 'guests.pets', 'This property does not take pets')
    refused(await put({ petFee: 500 }), 'petsMost', 'Please say how many pets you take at most')
    const set = await put({ petsMost: 2, petFee: 1000, petNightFee: 250 })
    assert.containsSubset(set.body().data.prices, { petsMost: 2, petFee: 1000, petNightFee: 250 })
    refused(await quote(3), 'pets', 'This property takes at most 2 pets')

    const quoted = await quote(2)
    const booked = await book(2)
    booked.assertStatus(201)
    const { data } = booked.body()
    assert.deepEqual(data.quote, quoted.body().data.quote)
    assert.deepEqual(data.guests, { adults: 1, children: 0, pets: 2 })
    const labels = data.quote.lines.map(({ label }: { label: string }) =>
      label.replace('\u00A0', ' ')
    )
    assert.includeMembers(labels, ['Pet fee', 'Pets: KES 250 × 4'])

    const change = (guests: object) =>
      client.put(`/api/v1/bookings/${data._id}`).json({ guests }).loginAs(guest)
    refused(
      await change({ adults: 1, pets: 1 }),
      'guests.pets',
      'The price depends on how many pets come. Please cancel this request and reserve again.'
    )
    const kept = await change({ adults: 2 })
    kept.assertStatus(200)
    assert.equal(kept.body().data.guests.pets, 2)
    await put({ petFee: null, petNightFee: null })
    refused(
      await change({ adults: 1, pets: 3 }),
      'guests.pets',
      'This property takes at most 2 pets'
    )
    refused(
      await change({ adults: 1, pets: 0 }),
      'guests.pets',
      'The price depends on how many pets come. Please cancel this request and reserve again.'
    )
    await client.put(`/api/v1/bookings/${data._id}/cancel`).json({}).loginAs(guest)
    const free = await book(2)
    const fewer = await client
      .put(`/api/v1/bookings/${free.body().data._id}`)
      .json({ guests: { adults: 1, pets: 0 } })
      .loginAs(guest)
    fewer.assertStatus(200)
    assert.equal(fewer.body().data.guests.pets, 0)
  })

  test('guests of a request change as long as its price does not', async ({ client }) => {
    const { property, host } = await listing()
    await client.put(url(property.id)).json({ extraGuestFee: 500, guestsIncluded: 3 }).loginAs(host)
    const guest = await UserFactory.create()
    const booking = await BookingFactory.merge({
      propertyId: property.id,
      guestId: guest.id,
    }).create()
    const change = (adults: number) =>
      client.put(`/api/v1/bookings/${booking.id}`).json({ guests: { adults } }).loginAs(guest)
    const changed = await change(3)
    changed.assertStatus(200)
    const refused = await change(4)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'guests', rule: 'price' }] })
  })

  test('guests of a request who were charged for do not change when the host charges for none any more', async ({
    client,
  }) => {
    const { property, host } = await listing()
    const put = (prices: object) => client.put(url(property.id)).json(prices).loginAs(host)
    await put({ extraGuestFee: 500, guestsIncluded: 2 })
    const guest = await UserFactory.create()
    const booked = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(38), checkOut: day(40), guests: { adults: 4 } })
      .loginAs(guest)
    await put({ extraGuestFee: null })
    const change = (guests: object) =>
      client
        .put(`/api/v1/bookings/${booked.body().data._id}`)
        .json({ guests, specialRequests: 'A cot, please' })
        .loginAs(guest)
    const fewer = await change({ adults: 2 })
    fewer.assertStatus(422)
    fewer.assertBodyContains({ errors: [{ field: 'guests', rule: 'price' }] })
    const asMany = await change({ adults: 3, children: 1 })
    asMany.assertStatus(200)
    await put({ extraGuestFee: 500, guestsIncluded: 2 })
    const charged = await change({ adults: 2 })
    charged.assertStatus(422)
  })
})
