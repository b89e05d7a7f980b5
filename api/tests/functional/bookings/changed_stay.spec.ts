import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'

/** Two nights at 10,000, agreed on for 15,000 and written down. */
async function written(client: ApiClient, changes: object = {}) {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  const host = await User.findOrFail(property.hostId)
  const added = await client
    .post(`/api/v1/properties/${property.id}/bookings`)
    .json({
      checkIn: day(5),
      checkOut: day(7),
      guests: { adults: 2 },
      guest: { firstName: 'Wanjiku' },
      total: 15_000,
      ...changes,
    })
    .loginAs(host)
  added.assertStatus(201)
  const booking = await Booking.findOrFail(added.body().data._id)
  return { property, host, booking }
}

const change = (client: ApiClient, { id }: Booking, actor: User, body: object) =>
  client
    .put(`/api/v1/bookings/${id}/stay`)
    .json({ isPaid: false, ...body })
    .loginAs(actor)

async function nightsTaken({ id }: Booking) {
  const rows = await db.from('booking_nights').where('booking_id', id).orderBy('night')
  return rows.map(({ night }) => Number(night))
}

test.group('A stay that was written down is changed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('its dates move at once, its former nights are free, and it costs what the host charges', async ({
    client,
    assert,
  }) => {
    const { booking, host, property } = await written(client)
    const response = await change(client, booking, host, { checkIn: day(6), checkOut: day(9) })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      message: 'The stay is changed',
      data: { checkIn: day(6), checkOut: day(9), totalAmount: 30_000, paymentStatus: 'unpaid' },
    })
    assert.deepEqual(await nightsTaken(booking), nightsOf(day(6), day(9)))
    const [entry] = await AuditEvent.query().where('action', 'booking.datesChanged')
    assert.equal(entry.actorId, host.id)
    assert.deepInclude(entry.before!, { totalMinor: 1_500_000, currency: 'KES' })
    assert.deepInclude(entry.after!, { totalMinor: 3_000_000, currency: 'KES' })
    assert.equal(letters().count, 0)

    const guest = await UserFactory.create()
    const freed = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(5), checkOut: day(6), guests: { adults: 1 } })
      .loginAs(guest)
    freed.assertStatus(201)
  })

  test('a price that the two agree on is noted with it, and that it is paid, or is not', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await written(client, { isPaid: true })
    const dates = { checkIn: day(5), checkOut: day(7) }
    const more = await change(client, booking, host, { ...dates, total: 17_500.5, isPaid: false })
    assert.containsSubset(more.body().data, { totalAmount: 17_500.5, paymentStatus: 'unpaid' })
    const paid = await change(client, booking, host, { ...dates, total: 17_500.5, isPaid: true })
    assert.containsSubset(paid.body().data, { paymentStatus: 'paid' })
    await booking.refresh()
    assert.equal(booking.paymentNotedBy, host.id)
  })

  test('what was noted on another device meanwhile is not taken back by who has not seen it', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await written(client)
    const path = `/api/v1/bookings/${booking.id}`
    const read = await client.get(path).loginAs(host)
    const seen = `"${read.body().data.updatedAt}"`
    const dates = { checkIn: day(5), checkOut: day(7) }
    const noted = await change(client, booking, host, { ...dates, isPaid: true })
    noted.assertStatus(200)

    const longer = { checkIn: day(5), checkOut: day(8) }
    const stale = await change(client, booking, host, longer).header('If-Match', seen)
    stale.assertStatus(412)
    assert.containsSubset(stale.body().data, { checkOut: day(7), paymentStatus: 'paid' })
    const now = `"${stale.body().data.updatedAt}"`
    const body = { ...longer, isPaid: true }
    const agreed = await change(client, booking, host, body).header('If-Match', now)
    agreed.assertStatus(200)
    assert.containsSubset(agreed.body().data, { checkOut: day(8), paymentStatus: 'paid' })
  })

  test('noted as paid alone it costs what it cost, whatever the host charges by now', async ({
    client,
    assert,
  }) => {
    const { booking, host, property } = await written(client, { total: null })
    await property.merge({ priceMinor: 1_600_000 }).save()
    const dates = { checkIn: day(5), checkOut: day(7) }
    const paid = await change(client, booking, host, { ...dates, isPaid: true })
    assert.containsSubset(paid.body().data, { totalAmount: 20_000, paymentStatus: 'paid' })
    const anew = await change(client, booking, host, { ...dates, total: null, isPaid: true })
    assert.containsSubset(anew.body().data, { totalAmount: 32_000 })
  })

  test('a guest who is there stays longer or leaves sooner, and has come when they came', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await written(client, { checkIn: day(-6), checkOut: day(1) })
    await client.put(`/api/v1/bookings/${booking.id}/checkin`).json({}).loginAs(host)
    await Booking.query()
      .where('id', booking.id)
      .update({ check_in: day(-9) })

    const later = await change(client, booking, host, { checkIn: day(-9), checkOut: day(3) })
    later.assertStatus(200)
    const moved = await change(client, booking, host, { checkIn: day(-8), checkOut: day(3) })
    moved.assertStatus(422)
    assert.deepEqual(moved.body().errors, [
      {
        field: 'checkIn',
        rule: 'same',
        message: 'The guest is there already: the check-in stays as it is.',
      },
    ])
    const over = await change(client, booking, host, { checkIn: day(-9), checkOut: day(-1) })
    over.assertStatus(422)
    over.assertBodyContains({ errors: [{ field: 'checkOut' }] })
    assert.deepEqual(await nightsTaken(booking), nightsOf(day(-6), day(3)))
  })

  test('nights of others stay theirs, in another currency nothing changes, and the stay is what it was', async ({
    client,
    assert,
  }) => {
    const { booking, host, property } = await written(client)
    await BookingFactory.merge({
      propertyId: property.id,
      hostId: host.id,
      checkIn: day(8),
      checkOut: day(10),
      status: 'confirmed',
    }).create()
    const taken = await change(client, booking, host, { checkIn: day(6), checkOut: day(9) })
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'E_DATES_TAKEN' })
    await property.merge({ currency: 'USD' }).save()
    const other = await change(client, booking, host, { checkIn: day(6), checkOut: day(8) })
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_PRICE_CHANGED' })
    assert.deepEqual(await nightsTaken(booking), nightsOf(day(5), day(7)))
    const impossible = await change(client, booking, host, { checkIn: day(6), checkOut: day(6) })
    impossible.assertStatus(422)
  })

  test('is for its host and admins, of a stay that was written down, until it is over', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await written(client)
    const dates = { checkIn: day(5), checkOut: day(8) }
    const stranger = await UserFactory.apply('host').create()
    const foreign = await change(client, booking, stranger, dates)
    foreign.assertStatus(404)
    const admin = await UserFactory.apply('admin').create()
    const allowed = await change(client, booking, admin, dates)
    allowed.assertStatus(200)
    assert.include(allowed.body().data.actions, 'changeStay')

    await client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host)
    const over = await change(client, booking, host, dates)
    over.assertStatus(409)
    assert.equal(
      over.body().message,
      'Only a stay that you wrote down and that is not over can be changed.'
    )
  })

  test('is not offered once its check-out is past, and a guest who is still there stays longer', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await written(client)
    await booking.merge({ checkIn: day(-4), checkOut: day(-1) }).save()
    const actions = async () => {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
      return shown.body().data.actions
    }
    const dates = { checkIn: day(-4), checkOut: day(2) }
    assert.notInclude(await actions(), 'changeStay')
    const over = await change(client, booking, host, dates)
    over.assertStatus(409)

    await booking.merge({ status: 'checked-in' }).save()
    assert.include(await actions(), 'changeStay')
    const longer = await change(client, booking, host, dates)
    longer.assertStatus(200)
  })

  test('at a place that is another host’s by now takes none of their nights', async ({
    client,
    assert,
  }) => {
    const { booking, host, property } = await written(client)
    await booking.merge({ checkIn: day(-3), checkOut: day(0) }).save()
    const [admin, heir] = [
      await UserFactory.apply('admin').create(),
      await UserFactory.apply('host').create(),
    ]
    await client
      .put(`/api/v1/properties/${property.id}/host`)
      .json({ host: heir.id })
      .loginAs(admin)
    await booking.refresh()
    assert.equal(booking.hostId, host.id)

    for (const actor of [host, admin]) {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(actor)
      assert.notInclude(shown.body().data.actions, 'changeStay')
      const dates = { checkIn: day(20), checkOut: day(22) }
      const refused = await change(client, booking, actor, dates)
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
    }
  })
})
