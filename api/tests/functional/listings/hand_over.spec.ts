import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { finishedStay, reviewOf } from '#tests/helpers/reviews'

const url = (id: number) => `/api/v1/properties/${id}/host`

test.group('Handing a property over', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gives it to another host with its open stays; what is over stays in the books', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const property = await PropertyFactory.create()
    const former = property.hostId
    const ahead = await BookingFactory.apply('confirmed')
      .merge({ propertyId: property.id })
      .create()
    const over = await BookingFactory.apply('checkedOut')
      .merge({ propertyId: property.id, checkIn: day(-9), checkOut: day(-7) })
      .create()

    const response = await client.put(url(property.id)).json({ host: heir.id }).loginAs(admin)
    response.assertStatus(200)
    response.assertBodyContains({ data: { host: { _id: heir.id } } })
    await Promise.all([ahead.refresh(), over.refresh()])
    assert.deepEqual([ahead.hostId, over.hostId], [heir.id, former])
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry.$attributes, {
      action: 'property.handedOver',
      subjectId: property.id,
      before: { host: former },
      after: { host: heir.id },
    })
  })

  test('leaves stays that are over to who was host then: nobody else reads them, nobody opens them again', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const property = await PropertyFactory.create()
    const { id: propertyId, hostId } = property
    const ahead = await BookingFactory.apply('confirmed').merge({ propertyId }).create()
    const dates = { checkIn: day(-1), checkOut: day(3) }
    const leaving = await BookingFactory.apply('checkedIn')
      .merge({ propertyId, ...dates })
      .create()
    const former = await User.findOrFail(hostId)
    const step = (path: string) =>
      client.put(`/api/v1/bookings/${leaving.id}/${path}`).json({}).loginAs(former)
    const left = await step('checkout')
    left.assertStatus(200)
    await client.put(url(propertyId)).json({ host: heir.id }).loginAs(admin)

    const listedFor = async (viewer: User) => {
      const list = await client.get(`/api/v1/properties/${propertyId}/bookings`).loginAs(viewer)
      return list.body().data.map(({ _id }: { _id: number }) => _id)
    }
    assert.deepEqual(await listedFor(heir), [ahead.id])
    assert.sameMembers(await listedFor(admin), [ahead.id, leaving.id])
    const back = await step('checkout/undo')
    back.assertStatus(409)
    await leaving.refresh()
    assert.equal(leaving.status, 'checked-out')
  })

  test('to a former guest takes their like back, and what they could say of it', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const { guest, booking } = await finishedStay(3, { guestId: heir.id })
    const id = booking.propertyId
    for (const person of [guest, heir])
      await client.post(`/api/v1/properties/${id}/like`).loginAs(person)
    const write = () => client.post('/api/v1/reviews').loginAs(heir).json(reviewOf(booking))
    const actions = async () => {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(heir)
      return shown.body().data.actions
    }
    assert.include(await actions(), 'review')
    await client.put(url(id)).json({ host: heir.id }).loginAs(admin)

    assert.notInclude(await actions(), 'review')
    const refused = await write()
    refused.assertStatus(403)
    const status = await client.get(`/api/v1/properties/${id}/like/status`).loginAs(heir)
    status.assertBodyContains({ data: { liked: false, totalLikes: 1 } })
  })

  test('only to somebody who can host: {title}')
    .with([
      { title: 'no guest', state: undefined },
      { title: 'nobody deactivated', state: 'inactive' },
      { title: 'nobody deleted', state: 'deleted' },
    ] as const)
    .run(async ({ client, assert }, { state }) => {
      const admin = await UserFactory.apply('admin').create()
      const property = await PropertyFactory.create()
      const person = state
        ? await UserFactory.apply('host').apply(state).create()
        : await UserFactory.create()
      const response = await client.put(url(property.id)).json({ host: person.id }).loginAs(admin)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'host')
    })

  test('is for admins', async ({ client }) => {
    const property = await PropertyFactory.create()
    const host = await UserFactory.apply('host').create()
    const response = await client.put(url(property.id)).json({ host: host.id }).loginAs(host)
    response.assertStatus(403)
  })

  test('of a listing that is paused leaves it to the next host to put it on offer', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const property = await PropertyFactory.create()
    const toggle = (id: number) => client.patch(`/api/v1/users/${id}/toggle-status`).loginAs(admin)
    await toggle(property.hostId)
    await client.put(url(property.id)).json({ host: heir.id }).loginAs(admin)
    await toggle(heir.id)
    await toggle(heir.id)
    await property.refresh()
    assert.containsSubset(property.$attributes, { hostId: heir.id, isActive: false })
  })
})
