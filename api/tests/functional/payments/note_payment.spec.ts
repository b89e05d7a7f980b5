import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import AuditEvent from '#models/audit_event'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { confirmedStay, offerNoGateway } from '#tests/helpers/payments'

async function arrivedStay(client: ApiClient, status: Status = 'checked-in') {
  const people = await confirmedStay({
    status,
    checkIn: day(-1),
    checkOut: day(2),
    checkedInAt: DateTime.utc(),
  })
  const url = `/api/v1/bookings/${people.booking.id}`
  return {
    ...people,
    note: (as: User = people.host) => client.put(`${url}/paid`).json({}).loginAs(as),
    undo: (as: User = people.host) => client.put(`${url}/paid/undo`).json({}).loginAs(as),
    step: (name: string) => client.put(`${url}/${name}`).json({}).loginAs(people.host),
    shownTo: async (as: User) => {
      const shown = await client.get(url).loginAs(as)
      return shown.body().data
    },
  }
}

const entriesOf = async ({ id }: Booking) => {
  const events = await AuditEvent.query()
    .where({ subjectType: 'booking', subjectId: id })
    .orderBy('id')
  return events.map(({ action, actorId }) => ({ action, actorId }))
}

test.group('A payment on arrival', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerNoGateway())

  test('the host notes it, the guest reads it, revenue counts it and the log says who', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host, note, shownTo } = await arrivedStay(client)
    const before = await shownTo(host)
    assert.include(before.actions, 'notePayment')
    const answer = await note()
    answer.assertStatus(200)
    answer.assertBodyContains({ message: 'Payment noted' })

    const seen = await shownTo(guest)
    assert.include(seen, { paymentStatus: 'paid', paysHost: false, amountDue: 0 })
    assert.isString(seen.paymentNotedAt)
    assert.notInclude(seen.actions, 'undoPayment')
    const atDesk = await client.get('/api/v1/users/host/dashboard').loginAs(host)
    const { paid, due } = atDesk.body().data.revenue
    assert.deepEqual({ paid, due }, { paid: seen.totalAmountKes, due: 0 })
    assert.deepEqual(await entriesOf(booking), [
      { action: 'booking.paymentNoted', actorId: host.id },
    ])
    assert.lengthOf(await Payment.query().where('booking_id', booking.id), 0)
  })

  test('an admin may note it after the stay as well; guests and strangers may not', async ({
    client,
  }) => {
    const { guest, note } = await arrivedStay(client, 'checked-out')
    const [admin, stranger] = [
      await UserFactory.apply('admin').create(),
      await UserFactory.apply('host').create(),
    ]
    for (const [who, status] of [
      [guest, 403],
      [stranger, 404],
      [admin, 200],
      [admin, 409],
    ] as const) {
      const answer = await note(who)
      answer.assertStatus(status)
    }
  })

  test('of a stay that is {0} nothing can be noted')
    .with(['pending', 'confirmed', 'cancelled'] as const)
    .run(async ({ client, assert }, status) => {
      const { host, note, shownTo } = await arrivedStay(client, status)
      const { actions } = await shownTo(host)
      assert.notInclude(actions, 'notePayment')
      const refused = await note()
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_NOT_PAYABLE' })
    })

  test('it is taken back for fifteen minutes, and not later', async ({ client, assert }) => {
    const { booking, host, guest, note, undo, shownTo } = await arrivedStay(client)
    await note()
    const noted = await shownTo(host)
    assert.include(noted.actions, 'undoPayment')
    const undone = await undo()
    undone.assertBodyContains({
      message: 'Taken back',
      data: { paymentStatus: 'unpaid', paymentNotedAt: null, paysHost: true },
    })
    const twice = await undo()
    twice.assertStatus(409)

    await note()
    await booking.refresh()
    await booking.merge({ paymentNotedAt: DateTime.utc().minus({ minutes: 15 }) }).save()
    const late = await undo()
    late.assertStatus(409)
    late.assertBodyContains({ code: 'E_TOO_LATE' })
    const kept = await shownTo(guest)
    assert.equal(kept.paymentStatus, 'paid')
    const actions = await entriesOf(booking)
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['booking.paymentNoted', 'booking.paymentNoteUndone', 'booking.paymentNoted']
    )
  })

  test('a check-in stays while its payment is noted, so that nobody owes what they cannot send back', async ({
    client,
    assert,
  }) => {
    const { host, note, undo, step, shownTo } = await arrivedStay(client)
    await note()
    const { actions } = await shownTo(host)
    assert.notInclude(actions, 'undoCheckIn')
    const refused = await step('checkin/undo')
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_PAYMENT_NOTED' })
    await undo()
    const back = await step('checkin/undo')
    back.assertStatus(200)
  })

  test('a second note changes nothing', async ({ client, assert }) => {
    const { booking, note } = await arrivedStay(client)
    const answers = [await note(), await note()]
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    assert.lengthOf(await entriesOf(booking), 1)
  })
})

test.group('Where payments are made online', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a host notes nothing', async ({ client, assert }) => {
    const { host, note, shownTo } = await arrivedStay(client)
    const { actions } = await shownTo(host)
    assert.notInclude(actions, 'notePayment')
    const refused = await note()
    refused.assertStatus(409)
  })
})
