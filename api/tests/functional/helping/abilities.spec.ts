import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { blockNights } from '#actions/bookings/block_nights'
import { handOverProperty } from '#actions/properties/hand_over_property'
import { retireProperty } from '#actions/properties/retire_property'
import { erasePerson } from '#actions/users/erase_person'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import PropertyHelper from '#models/property_helper'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { helpAt, inviteTo } from '#tests/helpers/helping'

const stayAt = (propertyId: number, from: number, to: number, changes: object = {}) =>
  BookingFactory.merge({ propertyId, checkIn: day(from), checkOut: day(to), ...changes })

async function place() {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  const arriving = await stayAt(property.id, 0, 2).apply('confirmed').create()
  return { property, host, arriving, helper: await UserFactory.create() }
}

type Place = Awaited<ReturnType<typeof place>>

/** What becomes of the helper at a place, and what they may do then. */
const HELPERS: {
  title: string
  become: (at: Place) => Promise<unknown>
  meets: boolean
  blocks: boolean
}[] = [
  {
    title: 'a caretaker',
    become: ({ property, host, helper }) =>
      helpAt(property.id, host, helper, { calendar: false, arrivals: true }),
    meets: true,
    blocks: false,
  },
  {
    title: 'who keeps the calendar',
    become: ({ property, host, helper }) =>
      helpAt(property.id, host, helper, { calendar: true, arrivals: false }),
    meets: false,
    blocks: true,
  },
  {
    title: 'an assistant',
    become: ({ property, host, helper }) => helpAt(property.id, host, helper),
    meets: true,
    blocks: true,
  },
  {
    title: 'who is only invited',
    become: ({ property, host, helper }) => inviteTo(property.id, host, helper.email),
    meets: false,
    blocks: false,
  },
  {
    title: 'who helped until now',
    async become({ property, host, helper }) {
      const row = await helpAt(property.id, host, helper)
      await row.delete()
    },
    meets: false,
    blocks: false,
  },
  {
    title: 'who helps at another place of the host',
    async become({ host, helper }) {
      const other = await PropertyFactory.merge({ hostId: host.id }).create()
      await helpAt(other.id, host, helper)
    },
    meets: false,
    blocks: false,
  },
  {
    title: 'who helps a host that was deactivated',
    async become({ property, host, helper }) {
      await helpAt(property.id, host, helper)
      await host.merge({ isActive: false }).save()
    },
    meets: false,
    blocks: false,
  },
  { title: 'a stranger', become: async () => undefined, meets: false, blocks: false },
]

const listed = async (client: ApiClient, person: User, query: object = {}) => {
  const response = await client.get('/api/v1/helping/stays').qs(query).loginAs(person)
  response.assertStatus(200)
  return response.body().data as { _id: number; guest: { phone: string | null } }[]
}

test.group('What helpers may do', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{title}')
    .with(HELPERS)
    .run(async ({ client, assert }, { become, meets, blocks }) => {
      const at = await place()
      await become(at)
      const { arriving, helper, property } = at
      const stays = await listed(client, helper)
      assert.lengthOf(stays, meets ? 1 : 0)
      const stay = `/api/v1/helping/stays/${arriving.id}`
      for (const step of ['checkin', 'checkin/undo', 'checkin', 'checkout', 'checkout/undo']) {
        const response = await client.put(`${stay}/${step}`).loginAs(helper)
        response.assertStatus(meets ? 200 : 404)
      }
      const url = `/api/v1/properties/${property.id}/blocks`
      const seen = await client.get(url).loginAs(helper)
      seen.assertStatus(blocks ? 200 : 403)
      const blocked = await client
        .post(url)
        .json({ from: day(20), to: day(22) })
        .loginAs(helper)
      blocked.assertStatus(blocks ? 201 : 403)
      const freed = await client
        .delete(url)
        .qs({ from: day(20), to: day(22) })
        .loginAs(helper)
      freed.assertStatus(blocks ? 200 : 403)
    })

  test('a caretaker sees whom they meet, and nothing of money', async ({ client, assert }) => {
    const { arriving, helper, host, property } = await place()
    await helpAt(property.id, host, helper)
    const guest = await User.findOrFail(arriving.guestId)
    const [stay] = await listed(client, helper)
    assert.deepEqual(stay, {
      _id: arriving.id,
      property: { _id: property.id, title: property.title, city: property.city },
      guest: { firstName: guest.firstName, lastName: guest.lastName, phone: guest.phone },
      checkIn: arriving.checkIn,
      checkOut: arriving.checkOut,
      times: (stay as unknown as { times: string }).times,
      departedOn: null,
      nights: 2,
      guests: { adults: 2, children: 0, pets: 0 },
      status: 'confirmed',
      specialRequests: null,
      answerBy: null,
      dateChange: null,
      actions: ['checkIn'],
      updatedAt: (stay as unknown as { updatedAt: string }).updatedAt,
    } as never)
  })

  test('a phone is told once guest and host have each other’s', async ({ client, assert }) => {
    const { helper, host, property } = await place()
    await helpAt(property.id, host, helper)
    await stayAt(property.id, 5, 7, { approvedBy: null }).apply('confirmed').create()
    const stays = await listed(client, helper)
    assert.deepEqual(
      stays.map(({ guest }) => guest.phone !== null),
      [true, false]
    )
  })

  test('requests, cancelled stays, old ones, a former host’s and their own are not theirs to see', async ({
    client,
    assert,
  }) => {
    const { arriving, helper, host, property } = await place()
    await helpAt(property.id, host, helper)
    const hidden = [
      await stayAt(property.id, 10, 12).create(),
      await stayAt(property.id, 13, 15).apply('cancelled').create(),
      await stayAt(property.id, -30, -28).apply('checkedOut').create(),
      await stayAt(property.id, 16, 18, { guestId: helper.id }).apply('confirmed').create(),
      await stayAt(property.id, -8, -6).apply('checkedOut').create(),
    ]
    const former = await UserFactory.apply('host').create()
    await hidden[4].merge({ hostId: former.id }).save()
    const left = await stayAt(property.id, -5, -3).apply('checkedOut').create()
    const stays = await listed(client, helper)
    assert.sameMembers(
      stays.map(({ _id }) => _id),
      [left.id, arriving.id]
    )
    for (const { id } of hidden) {
      const response = await client.put(`/api/v1/helping/stays/${id}/checkin`).loginAs(helper)
      response.assertStatus(404)
    }
    const gone = await listed(client, helper, { status: 'checked-out' })
    assert.deepEqual(
      gone.map(({ _id }) => _id),
      [left.id]
    )
  })

  test('neither the host nor an admin finds stays here; what a helper did has their name', async ({
    client,
    assert,
  }) => {
    const { arriving, helper, host, property } = await place()
    await helpAt(property.id, host, helper)
    const admin = await UserFactory.apply('admin').create()
    for (const other of [host, admin]) assert.lengthOf(await listed(client, other), 0)
    const response = await client
      .put(`/api/v1/helping/stays/${arriving.id}/checkin`)
      .loginAs(helper)
    response.assertStatus(200)
    const booking = await Booking.findOrFail(arriving.id)
    assert.equal(booking.checkedInBy, helper.id)
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual([entry.action, entry.actorId], ['booking.checkedIn', helper.id])
  })

  test('of a place that nobody can find, who keeps its calendar may block, others hear 404', async ({
    client,
  }) => {
    const { helper, host, property } = await place()
    await property.merge({ isActive: false }).save()
    const url = `/api/v1/properties/${property.id}/blocks`
    const before = await client.get(url).loginAs(helper)
    before.assertStatus(404)
    await helpAt(property.id, host, helper)
    const now = await client.get(url).loginAs(helper)
    now.assertStatus(200)
  })

  test('nights that a helper frees are blocked ones alone', async ({ client, assert }) => {
    const { arriving, helper, host, property } = await place()
    await helpAt(property.id, host, helper)
    await blockNights(property.id, host, { from: day(2), to: day(4), reason: 'Painting' })
    const freed = await client
      .delete(`/api/v1/properties/${property.id}/blocks`)
      .qs({ from: day(0), to: day(4) })
      .loginAs(helper)
    assert.equal(freed.body().data.nights, 2)
    const slept = await db.from('booking_nights').where('booking_id', arriving.id)
    assert.lengthOf(slept, 2)
  })

  test('it ends with the place, with its host, and with the person', async ({ assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const heir = await UserFactory.apply('host').create()
    const helper = await UserFactory.create()
    const rows = async () => {
      const property = await PropertyFactory.create()
      const host = await User.findOrFail(property.hostId)
      await helpAt(property.id, host, helper)
      return property
    }
    const left = async (id: number) => PropertyHelper.query().where('property_id', id)

    const given = await rows()
    await handOverProperty(given, heir.id, admin)
    assert.lengthOf(await left(given.id), 0)
    const deleted = await rows()
    await db.transaction((trx) => retireProperty(trx, deleted.id, admin))
    assert.lengthOf(await left(deleted.id), 0)
    const kept = await rows()
    const host = await User.findOrFail(kept.hostId)
    const other = await PropertyFactory.merge({ hostId: host.id }).create()
    await inviteTo(other.id, host, helper.email)
    await db.transaction((trx) => erasePerson(trx, helper))
    assert.lengthOf([...(await left(kept.id)), ...(await left(other.id))], 0)
  })
})
