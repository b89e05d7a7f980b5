import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import { transferResult } from '#doubles/daraja'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls, paymentOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const PHONE = '254712345678'
const CUSTOMER = { first_name: 'Wanjiku', email: 'wanjiku@example.com', phone: `+${PHONE}` }
const PERSONAL = /Wanjiku|wanjiku|712345678/

test.group('What is left of an erased person', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))

  async function erase(client: ApiClient, { id }: User) {
    const admin = await UserFactory.apply('admin').create()
    const response = await client.delete(`/api/v1/users/${id}`).loginAs(admin)
    response.assertStatus(200)
    return admin
  }

  /** A stay that is over, of which Paystack said much. */
  async function paidStay(client: ApiClient) {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ gateway: 'paystack' })
    const split = Array.from({ length: 1000 }, () => ({ amount: 1 }))
    const said = { ...paystack.ends('success'), customer: CUSTOMER, split }
    const heard = await sendEvent(client, 'charge.success', said)
    heard.assertStatus(200)
    await stay.booking.merge({ status: 'checked-out' }).save()
    const { id: paymentId } = await paymentOf(stay.booking)
    const bodies = async () => {
      const events = await PaymentEvent.query().where({ paymentId }).orderBy('id')
      return events.map(({ body }) => body)
    }
    return { ...stay, said, paymentId, bodies }
  }

  test('of what gateways said of a guest’s payments, the money, whole, and nobody', async ({
    client,
    assert,
  }) => {
    const { bodies, guest, paymentId, said } = await paidStay(client)
    const other = await paidStay(client)
    await PaymentEvent.create({
      gateway: 'mpesa',
      kind: 'prompt',
      verdict: 'otherAmount',
      reference: 'otherAmount/cut',
      paymentId,
      body: `{"PhoneNumber": ${PHONE}, "Amou`,
      timesReceived: 1,
    })
    const [before] = await bodies()
    assert.match(before, PERSONAL)
    const others = await other.bodies()

    const admin = await erase(client, guest)
    const [after, unreadable] = await bodies()
    assert.notMatch(after, PERSONAL)
    const { customer, ...facts } = JSON.parse(after).data
    assert.containsSubset(facts, {
      reference: said.reference,
      amount: said.amount,
      currency: said.currency,
      split: said.split,
    })
    assert.deepEqual(Object.keys(customer), Object.keys(CUSTOMER))
    assert.equal(unreadable, '')
    assert.deepEqual(await other.bodies(), others)

    const later = await sendEvent(client, 'refund.processed', {
      ...said,
      transaction_reference: said.reference,
    })
    later.assertStatus(200)
    const all = await bodies()
    assert.lengthOf(all, 3)
    assert.notMatch(all.join(''), PERSONAL)

    const { id } = await PaymentEvent.findByOrFail('reference', 'otherAmount/cut')
    const shown = await client.get(`/api/v1/payment-events/${id}`).loginAs(admin)
    shown.assertBodyContains({ data: { message: null } })
  })

  test('of what M-Pesa said of a host’s payouts, the money, and not whose it was', async ({
    client,
    assert,
  }) => {
    const heard = async () => {
      const host = await UserFactory.apply('host').create()
      const sent = { hostId: host.id, currency: 'KES', status: 'paid' } as const
      const at = DateTime.utc()
      const payout = await Payout.create({
        ...sent,
        amountMinor: 900_000,
        approvedAt: at,
        paidAt: at,
      })
      const reference = `payout-${payout.id}`
      const transfer = await PayoutTransfer.create({
        payoutId: payout.id,
        reference,
        callbackName: reference,
        phone: `+${PHONE}`,
        amountMinor: 900_000,
        status: 'done',
        askedAt: at,
      })
      const asked = {
        name: reference,
        reference,
        amount: 9000,
        phone: PHONE,
        callback: '',
        code: '0',
      }
      const event = await PaymentEvent.create({
        gateway: 'mpesa',
        kind: 'payout',
        verdict: 'heard',
        reference,
        transferId: transfer.id,
        body: JSON.stringify(transferResult(asked, { code: '0', receipt: 'UKN1ABCDEF' })),
        timesReceived: 1,
      })
      return { host, event }
    }
    const { event, host } = await heard()
    const other = await heard()
    assert.match(event.body, PERSONAL)

    await erase(client, host)
    await event.refresh()
    assert.notMatch(event.body, PERSONAL)
    for (const fact of ['UKN1ABCDEF', '9000', event.reference]) assert.include(event.body, fact)
    const { body } = other.event
    await other.event.refresh()
    assert.equal(other.event.body, body)
  })

  test('a word for a name, which says what they were', async ({ client, assert }) => {
    for (const role of ['guest', 'host', 'admin'] as const) {
      const person = await UserFactory.merge({ role }).create()
      await erase(client, person)
      await person.refresh()
      const { firstName, lastName } = person
      assert.deepEqual([firstName, lastName], [`Former ${role}`, ''])
    }
  })

  test('no address, where a stay of theirs is shown or written into a file', async ({
    client,
    assert,
  }) => {
    const over = { checkIn: day(-9), checkOut: day(-7) }
    const { booking, guest, host } = await confirmedStay({ ...over, status: 'checked-out' })
    for (const [party, person] of [
      ['guest', guest],
      ['host', host],
    ] as const) {
      const admin = await erase(client, person)
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(admin)
      assert.isNull(shown.body().data[party].email)
      const list = await client.get('/api/v1/bookings/export.csv').loginAs(admin)
      assert.include(list.text(), 'Former guest')
      assert.notInclude(list.text(), '@deleted.invalid')
    }
  })

  test('no name in the log, where it says who changed what', async ({ client, assert }) => {
    const person = await UserFactory.merge({ firstName: 'Achieng' }).create()
    const other = await UserFactory.create()
    const change = { firstName: 'Wanjiku', lastName: 'Kamau' }
    const own = await client.put('/api/v1/auth/updatedetails').loginAs(person).json(change)
    own.assertStatus(200)
    const entries = (id: number) =>
      db.from('audit_events').where({ subject_type: 'user', subject_id: id }).orderBy('id')
    const [kept] = await entries(person.id)
    assert.include(kept.after, 'firstName', 'that it changed')
    assert.notMatch(JSON.stringify(kept), /Achieng|Wanjiku|Kamau/)

    /* As it was written down before. */
    const names = { before: '{"firstName":"Achieng"}', after: '{"firstName":"Wanjiku"}' }
    for (const action of ['user.updated', 'user.roleChanged', 'user.activated']) {
      for (const { id } of [person, other]) {
        const about = { action, subject_type: 'user', subject_id: id, summary: action }
        await db.table('audit_events').insert({ ...about, ...names, created_at: new Date() })
      }
    }
    const titles = { before: '{"title":"With Achieng"}', after: '{"title":"With Wanjiku"}' }
    for (const { id: actor } of [person, other]) {
      const about = { action: 'review.edited', subject_type: 'review', subject_id: actor }
      const by = { actor_id: actor, summary: 'edited', created_at: new Date() }
      await db.table('audit_events').insert({ ...about, ...by, ...titles })
    }
    await erase(client, person)
    const edits = await db.from('audit_events').where('action', 'review.edited').orderBy('id')
    assert.deepEqual(
      edits.map(({ before, after }) => ({ before, after })),
      [{ before: null, after: null }, titles]
    )
    const left = await entries(person.id)
    assert.deepEqual(
      left.map(({ action, before, after }) => ({
        action,
        isTold: before !== null || after !== null,
      })),
      [
        { action: 'user.updated', isTold: false },
        { action: 'user.updated', isTold: false },
        { action: 'user.roleChanged', isTold: false },
        { action: 'user.activated', isTold: true },
        { action: 'user.deleted', isTold: false },
      ]
    )
    for (const { after } of await entries(other.id)) assert.equal(after, names.after)
  })
})
