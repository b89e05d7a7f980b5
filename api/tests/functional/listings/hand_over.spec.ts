import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import DateChange from '#models/date_change'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import { agreedStay, propose } from '#tests/helpers/other_dates'
import { confirmedStay } from '#tests/helpers/payments'
import { finishedStay, reviewOf } from '#tests/helpers/reviews'

const url = (id: number) => `/api/v1/properties/${id}/host`

test.group('Handing a property over', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

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

  test('ends other dates that nobody has answered, and tells the guest who waited', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const { property, booking, guest } = await agreedStay()
    const dates = { checkIn: day(50), checkOut: day(52) }
    const asked = await confirmedStay({ propertyId: property.id, ...dates })
    await propose(client, booking, guest, 40)
    await propose(client, asked.booking, asked.host, 60)
    const before = noticesIn(letters()).length
    await client.put(url(property.id)).json({ host: heir.id }).loginAs(admin)

    const changes = await DateChange.query().orderBy('id')
    assert.deepEqual(
      changes.map(({ status }) => status),
      ['expired', 'expired']
    )
    assert.isTrue(changes.every(({ decidedAt }) => decidedAt !== null))
    const lapsed = await AuditEvent.query().where('action', 'booking.datesLapsed').orderBy('id')
    assert.deepEqual(
      lapsed.map(({ subjectId }) => subjectId),
      [booking.id, asked.booking.id]
    )
    const told = noticesIn(letters()).slice(before)
    assert.deepEqual(
      told.map(({ notice }) => notice),
      ['datesKeptForGuest']
    )
  })

  test('tells the next host, and nobody else, of each request that waits, with what is left of its time', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').merge({ email: 'heir@example.com' }).create()
    const { id: propertyId } = await PropertyFactory.create()
    const expiresAt = DateTime.utc().plus({ minutes: 150 })
    await BookingFactory.merge({ propertyId, expiresAt }).create()
    await BookingFactory.apply('confirmed')
      .merge({ propertyId, checkIn: day(50), checkOut: day(52) })
      .create()
    await client.put(url(propertyId)).json({ host: heir.id }).loginAs(admin)
    const told = noticesIn(letters())
    assert.lengthOf(told, 1)
    const [{ notice, text, to }] = told
    assert.equal(notice, 'requestedForHost')
    assert.include(JSON.stringify(to), 'heir@example.com')
    assert.include(text, 'Please answer within 3 hours;')
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
