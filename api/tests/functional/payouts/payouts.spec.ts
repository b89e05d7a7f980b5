import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { netOf } from '#domain/ledger'
import { toMajor } from '#domain/money'
import { addDays, todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import { statementsOf } from '#tests/helpers/count_queries'
import { scansOf } from '#tests/helpers/explain'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** Far from midnight and from the hour of collecting. */
const atNoon = () => freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))

/** A paid stay whose guest was checked in so many hours ago. */
async function arrived(client: ApiClient, hoursAgo: number, propertyId?: number) {
  atNoon()
  const stay = await confirmedStay({
    ...(propertyId && { propertyId }),
    checkIn: day(-1 - 3 * (propertyId ? 1 : 0)),
    checkOut: day(1 - 3 * (propertyId ? 1 : 0)),
  })
  await paymentCalls(client, stay).pay()
  const checkedInAt = DateTime.utc().minus({ hours: hoursAgo })
  await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
  return stay
}

const payoutsOf = (host: { id: number }) => Payout.query().where('host_id', host.id).orderBy('id')

const steps = (
  client: ApiClient,
  payout: { id: number },
  admin: Awaited<ReturnType<typeof adminOf>>
) => ({
  approve: () => client.put(`/api/v1/payouts/${payout.id}/approve`).json({}).loginAs(admin),
  seen: async () => {
    const answer = await client.get(`/api/v1/payouts/${payout.id}`).loginAs(admin)
    return answer.body().data
  },
  pay: (body = {}) => client.put(`/api/v1/payouts/${payout.id}/paid`).json(body).loginAs(admin),
  fail: (body = {}) => client.put(`/api/v1/payouts/${payout.id}/failed`).json(body).loginAs(admin),
})

const adminOf = () => UserFactory.apply('admin').create()

/** Paystack's word of a dispute. */
async function hearOf(booking: { id: number }, event: string, verdict: 'disputed' | 'heard') {
  const { id } = await Payment.findByOrFail('booking_id', booking.id)
  const kind = `charge.dispute.${event}`
  const reference = `${kind}/${id}`
  const about = { gateway: 'paystack', kind, verdict, reference, paymentId: id }
  await PaymentEvent.create({ ...about, body: '{}', timesReceived: 1 })
}

test.group('Payouts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come due a day after check-in, one for all stays of a host', async ({ client, assert }) => {
    const early = await arrived(client, 23.9)
    assert.equal(await collectPayouts(), 0)

    const late = await arrived(client, 25, early.booking.propertyId)
    await collectPayouts()
    const [first] = await payoutsOf(late.host)
    assert.include(first.$attributes, {
      status: 'due',
      currency: 'KES',
      amountMinor: late.booking.baseMinor,
    })
    assert.equal(await collectPayouts(), 0, 'nothing is collected twice')

    await collectPayouts(DateTime.utc().plus({ hours: 1 }))
    const payouts = await payoutsOf(early.host)
    assert.deepEqual(
      payouts.map(({ amountMinor }) => amountMinor),
      [late.booking.baseMinor, early.booking.baseMinor]
    )
  })

  test('are made of a stay that is over though nobody checked it in', async ({
    client,
    assert,
  }) => {
    atNoon()
    const stay = await confirmedStay({ checkIn: day(-4), checkOut: day(-1) })
    await paymentCalls(client, stay).pay()
    assert.equal(await collectPayouts(DateTime.utc().minus({ days: 1 })), 0)
    assert.equal(await collectPayouts(DateTime.utc().plus({ hours: 1 })), 1)
  })

  test('are not made of a payment while it is disputed', async ({ client, assert }) => {
    const { booking } = await arrived(client, 25)
    await hearOf(booking, 'create', 'disputed')
    await hearOf(booking, 'remind', 'disputed')
    assert.equal(await collectPayouts(), 0)
    await hearOf(booking, 'resolve', 'heard')
    assert.equal(await collectPayouts(), 1)
  })

  test('wait for their approval while a payment in them is disputed', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const step = steps(client, payout, await adminOf())
    await hearOf(booking, 'create', 'disputed')
    const refused = await step.approve()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_DISPUTED' })
    await payout.refresh()
    assert.equal(payout.status, 'due')
    await hearOf(booking, 'resolve', 'heard')
    const approved = await step.approve()
    approved.assertStatus(200)
  })

  test('take no step that was meant for an earlier try', async ({ client, assert }) => {
    const { host } = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    await step.approve()
    const { updatedAt: ofFirst } = await step.seen()
    const fail = (known: string) =>
      step.fail({ reason: 'The account is closed' }).header('If-Match', `"${known}"`)
    const first = await fail(ofFirst)
    first.assertStatus(200)
    await step.approve()

    const late = await fail(ofFirst)
    late.assertStatus(412)
    late.assertBodyContains({ code: 'E_CHANGED_MEANWHILE', data: { status: 'approved' } })
    for (const path of ['approve', 'paid']) {
      const url = `/api/v1/payouts/${payout.id}/${path}`
      const other = await client.put(url).json({}).header('If-Match', `"${ofFirst}"`).loginAs(admin)
      other.assertStatus(412)
    }
    const { updatedAt: ofSecond } = await step.seen()
    assert.notEqual(ofSecond, ofFirst)
    const second = await fail(ofSecond)
    second.assertStatus(200)
  })

  test('keep their host from being deleted until they are sent', async ({ client, assert }) => {
    const { booking, host } = await arrived(client, 25)
    await booking.merge({ status: 'checked-out' }).save()
    const admin = await adminOf()
    const leave = () => client.delete(`/api/v1/users/${host.id}`).loginAs(admin)
    const refused = async () => {
      const answer = await leave()
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_MONEY_OWED' })
    }
    await refused()
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const step = steps(client, payout, admin)
    await refused()
    await step.approve()
    await refused()
    await step.fail({ reason: 'The account is closed' })
    await refused()
    await step.approve()
    await step.pay()
    await payout.merge({ failureReason: 'The account is closed' }).save()
    const gone = await leave()
    gone.assertStatus(200)
    await payout.refresh()
    assert.isNull(payout.failureReason)
  })

  test('do not name a stay of which nothing is left', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    const { host } = stay
    const [checkIn, checkOut] = [day(20), day(22)]
    const off = await confirmedStay({ propertyId: stay.booking.propertyId, checkIn, checkOut })
    await paymentCalls(client, off).pay()
    await client.put(`/api/v1/bookings/${off.booking.id}/cancel`).json({}).loginAs(off.guest)
    await off.booking.refresh()
    await off.booking.merge({ checkIn: day(-9), checkOut: day(-7) }).save()
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const { stays } = await steps(client, payout, await adminOf()).seen()
    assert.deepEqual(
      stays.map(({ booking }: { booking: number }) => booking),
      [stay.booking.id]
    )
  })

  test('are not made of stays that are unpaid, called off or not begun', async ({
    client,
    assert,
  }) => {
    atNoon()
    const unpaid = await confirmedStay({ checkIn: day(-2), checkOut: day(1) })
    const checkedInAt = DateTime.utc().minus({ hours: 48 })
    await unpaid.booking.merge({ status: 'checked-in', checkedInAt }).save()
    const upcoming = await confirmedStay()
    await paymentCalls(client, upcoming).pay()
    const cancelled = await confirmedStay()
    await paymentCalls(client, cancelled).pay()
    await client
      .put(`/api/v1/bookings/${cancelled.booking.id}/cancel`)
      .json({})
      .loginAs(cancelled.guest)
    assert.equal(await collectPayouts(), 0)
    const inTwoMonths = DateTime.utc().plus({ days: 60 })
    assert.equal(await collectPayouts(inTwoMonths), 1, 'the one that is ahead is over by then')
  })

  test('have what a policy leaves the host, when the guest would have come', async ({
    client,
    assert,
  }) => {
    atNoon()
    const property = await PropertyFactory.merge({
      priceMinor: 1_000_000,
      currency: 'KES',
    }).create()
    const stay = await confirmedStay({
      propertyId: property.id,
      cancellationPolicy: 'moderate',
      checkIn: day(3),
      checkOut: day(7),
      approvedAt: DateTime.utc().minus({ days: 30 }),
    })
    await paymentCalls(client, stay).pay()
    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.guest)
    cancelled.assertStatus(200)
    const facts = await LedgerTransaction.query().preload('entries')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.deepEqual(netOf(entries), [
      { account: 'gateway', amount: 2_900_000 + 232_000 },
      { account: 'platformFee', amount: -400_000 },
      { account: 'tax', amount: -232_000 },
      { account: 'hostPayable', amount: -2_500_000 },
    ])

    assert.equal(await collectPayouts(DateTime.utc().plus({ days: 2 })), 0)
    assert.equal(await collectPayouts(DateTime.utc().plus({ days: 5 })), 1)
    const [payout] = await payoutsOf(stay.host)
    assert.equal(payout.amountMinor, 2_500_000)
  })

  test('are approved and sent once, written to the log and to the books', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const [one, other] = [await adminOf(), await adminOf()]

    const tooSoon = await steps(client, payout, one).pay()
    tooSoon.assertStatus(409)
    const approved = await steps(client, payout, one).approve()
    approved.assertStatus(200)
    approved.assertBodyContains({
      message: 'Payout approved',
      data: { status: 'approved', amount: toMajor(stay.booking.baseMinor) },
    })
    const again = await steps(client, payout, other).approve()
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
    const sent = await steps(client, payout, other).pay()
    sent.assertBodyContains({ message: 'Payout noted as sent', data: { status: 'paid' } })

    const facts = await LedgerTransaction.query().preload('entries').orderBy('id')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.deepEqual(
      facts.map(({ kind }) => kind),
      ['settlement', 'payout', 'payoutSent']
    )
    const { baseMinor, serviceFeeMinor, taxMinor, serviceFeeTaxMinor, totalMinor } = stay.booking
    assert.deepEqual(netOf(entries), [
      { account: 'gateway', amount: totalMinor - baseMinor },
      { account: 'platformFee', amount: -serviceFeeMinor },
      { account: 'tax', amount: -(taxMinor + serviceFeeTaxMinor) },
    ])
    const events = await AuditEvent.query().where('subject_type', 'payout').orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId, summary }) => [action, actorId, summary]),
      [
        ['payout.approved', one.id, wordsOf(payout, 'approved')],
        ['payout.paid', other.id, wordsOf(payout, 'sent')],
      ]
    )
  })

  test('that failed are owed again, sent anew, and leave the books as they were', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    const earned = async () => {
      const answer = await client.get('/api/v1/earnings').loginAs(stay.host)
      const [{ due, onItsWay, paid }] = answer.body().data
      return { due, onItsWay, paid }
    }
    const share = toMajor(stay.booking.baseMinor)

    const tooSoon = await step.fail({ reason: 'The account is closed' })
    tooSoon.assertStatus(409)
    await step.approve()
    assert.deepEqual(await earned(), { due: 0, onItsWay: share, paid: 0 })
    const silent = await step.fail({})
    silent.assertStatus(422)
    silent.assertBodyContains({ errors: [{ field: 'reason', rule: 'required' }] })
    const failed = await step.fail({ reason: 'The account is closed' })
    failed.assertBodyContains({
      message: 'Payout noted as failed',
      data: { status: 'failed', failureReason: 'The account is closed', actions: ['approve'] },
    })
    assert.deepEqual(await earned(), { due: share, onItsWay: 0, paid: 0 })
    assert.equal(await collectPayouts(), 0, 'it is not collected a second time')

    const told = await AuditEvent.findByOrFail({ action: 'payout.failed', subjectId: payout.id })
    assert.deepEqual(told.after, { status: 'failed', failure: 'The account is closed' })

    await step.approve()
    const sent = await step.pay({ reference: 'FT26327A' })
    sent.assertBodyContains({
      data: { status: 'paid', reference: 'FT26327A', failureReason: null, actions: ['fail'] },
    })
    await step.fail({ reason: 'The bank sent it back' })
    assert.deepEqual(await earned(), { due: share, onItsWay: 0, paid: 0 })
    await step.approve()
    await step.pay()
    assert.deepEqual(await earned(), { due: 0, onItsWay: 0, paid: share })

    const facts = await LedgerTransaction.query().preload('entries').orderBy('id')
    assert.deepEqual(
      facts.slice(1).map(({ kind }) => kind),
      [
        ...['payout', 'payoutFailed', 'payout', 'payoutSent'],
        ...['payoutFailed', 'payout', 'payoutSent'],
      ]
    )
    const owed = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.notInclude(
      netOf(owed).map(({ account }) => account),
      'hostPayable'
    )
  })

  test('name the stays they pay for, to their host and admins', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const { booking } = stay
    const url = `/api/v1/payouts/${payout.id}`

    const own = await client.get(url).loginAs(stay.host)
    own.assertStatus(200)
    const { actions, stays } = own.body().data
    assert.deepEqual(actions, [])
    assert.lengthOf(stays, 1)
    assert.deepInclude(stays[0], {
      booking: booking.id,
      checkIn: booking.checkIn,
      nights: booking.nights,
      paid: toMajor(booking.totalMinor),
      fee: toMajor(booking.serviceFeeMinor),
      tax: toMajor(booking.taxMinor + booking.serviceFeeTaxMinor),
      share: toMajor(booking.baseMinor),
    })
    const seen = await client.get(url).loginAs(await adminOf())
    seen.assertBodyContains({ data: { actions: ['approve'] } })
    const stranger = await UserFactory.apply('host').create()
    const hidden = await client.get(url).loginAs(stranger)
    hidden.assertStatus(404)
  })

  test('are listed to a host alone when they are theirs, to admins by host', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await arrived(client, 25), await arrived(client, 25)]
    await collectPayouts()
    const hostsIn = async (viewer: typeof one.host, query = {}) => {
      const answer = await client.get('/api/v1/payouts').qs(query).loginAs(viewer)
      return answer.body().data.map(({ host }: { host: { _id: number } }) => host._id)
    }
    assert.deepEqual(await hostsIn(one.host), [one.host.id])
    assert.deepEqual(await hostsIn(one.host, { host: other.host.id }), [])
    assert.deepEqual(await hostsIn(await adminOf(), { host: other.host.id }), [other.host.id])
  })

  test('are listed by status, and found by words of their host', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const admin = await adminOf()
    await stay.host.merge({ firstName: 'Nyambura', lastName: 'Kariuki' }).save()
    const listed = async (query: object) => {
      const answer = await client.get('/api/v1/payouts').qs(query).loginAs(admin)
      return answer.body().data.map(({ _id: id }: { _id: number }) => id)
    }
    assert.include(await listed({ status: 'due' }), payout.id)
    assert.deepEqual(await listed({ search: 'kariuki nyam' }), [payout.id])
    assert.deepEqual(await listed({ search: stay.host.email }), [payout.id])
    assert.deepEqual(await listed({ search: 'nobody at all' }), [])
    await steps(client, payout, admin).approve()
    assert.deepEqual(await listed({ status: 'approved' }), [payout.id])
  })

  test('are taken to the bank in one file alone, and it says who took them when', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const [one, other] = [await adminOf(), await adminOf()]
    const take = (admin: typeof one) => client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    const none = await take(one)
    none.assertStatus(409)
    none.assertBodyContains({ code: 'E_NOTHING_TO_TAKE' })

    await steps(client, payout, one).approve()
    const taken = await take(one)
    taken.assertStatus(201)
    const { _id: file, count, sums } = taken.body().data
    assert.deepEqual([count, sums], [1, [{ currency: 'KES', amount: toMajor(payout.amountMinor) }]])
    const again = await take(other)
    again.assertStatus(409)
    const seen = await steps(client, payout, other).seen()
    assert.equal(seen.file, file)
    assert.equal(seen.exportedAt, taken.body().data.createdAt)
    const own = await client.get(`/api/v1/payouts/${payout.id}`).loginAs(stay.host)
    own.assertBodyContains({ data: { file: null } })
    const [entry] = await AuditEvent.query().where('action', 'payout.exported')
    assert.deepEqual([entry.actorId, entry.subjectId, entry.after], [one.id, payout.id, { file }])

    const lineIn = async (number: number) => {
      const csv = await client.get(`/api/v1/payouts/files/${number}/export.csv`).loginAs(other)
      csv.assertStatus(200)
      assert.notInclude(csv.text(), stay.host.email)
      const [, line] = csv.text().split('\r\n')
      return line
    }
    const line = await lineIn(file)
    assert.include(line, `MAKAO-${payout.id},${stay.host.firstName} ${stay.host.lastName}`)
    assert.include(line, `,KES,${toMajor(payout.amountMinor)},`)

    await steps(client, payout, one).fail({ reason: 'The account is closed' })
    await steps(client, payout, one).approve()
    const anew = await steps(client, payout, one).seen()
    assert.deepEqual([anew.file, anew.exportedAt], [null, null])
    const second = await take(other)
    assert.include(await lineIn(second.body().data._id), `MAKAO-${payout.id}-2,`)
    assert.isEmpty(await lineIn(file), 'what failed is in the newer file alone')
    const missing = await client.get('/api/v1/payouts/files/4242/export.csv').loginAs(one)
    missing.assertStatus(404)
  })

  test('are approved several at once, and what cannot be is named', async ({ client, assert }) => {
    const [one, two, disputed] = [
      await arrived(client, 25),
      await arrived(client, 25),
      await arrived(client, 25),
    ]
    await collectPayouts()
    const all = await Payout.query().orderBy('id')
    await hearOf(disputed.booking, 'create', 'disputed')
    const [held] = await payoutsOf(disputed.host)
    const admin = await adminOf()
    const approve = (who: typeof admin, ids: number[]) =>
      client.put('/api/v1/payouts/approve').json({ ids }).loginAs(who)
    const forbidden = await approve(one.host, [all[0].id])
    forbidden.assertStatus(403)

    const answer = await approve(admin, [...all.map(({ id }) => id), 4242])
    answer.assertStatus(200)
    answer.assertBodyContains({ message: '2 payouts approved', data: { approved: 2 } })
    assert.deepEqual(
      answer.body().data.refused.map(({ payout }: { payout: number }) => payout),
      [held.id]
    )
    const again = await approve(admin, [all[0].id])
    again.assertBodyContains({ data: { approved: 0 } })
    for (const { host } of [one, two]) {
      const [payout] = await payoutsOf(host)
      assert.equal(payout.status, 'approved')
    }
    await steps(client, all[0], admin).fail({ reason: 'The account is closed' })
    const failed = await approve(admin, [all[0].id])
    failed.assertBodyContains({ data: { approved: 0, refused: [{ payout: all[0].id }] } })
    await held.refresh()
    assert.equal(held.status, 'due')
  })

  test('with a payment that was lost in a dispute are written off, and the other stays paid anew', async ({
    client,
    assert,
  }) => {
    const lost = await arrived(client, 25)
    const good = await arrived(client, 25, lost.booking.propertyId)
    await collectPayouts()
    const [payout] = await payoutsOf(lost.host)
    assert.equal(payout.amountMinor, lost.booking.baseMinor + good.booking.baseMinor)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    const writeOff = (body: object) =>
      client.put(`/api/v1/payouts/${payout.id}/written-off`).json(body).loginAs(admin)
    const reason = 'The guest’s bank took it back'
    const tooSoon = await writeOff({ reason })
    tooSoon.assertStatus(409)
    tooSoon.assertBodyContains({ code: 'E_NOT_LOST' })

    await hearOf(lost.booking, 'create', 'disputed')
    const open = await step.seen()
    assert.deepEqual([open.isDisputed, open.actions], [true, []])
    await hearOf(lost.booking, 'resolve', 'disputed')
    const over = await step.seen()
    assert.deepEqual(over.actions, ['writeOff'])
    const silent = await writeOff({})
    silent.assertStatus(422)
    const done = await writeOff({ reason })
    done.assertBodyContains({
      message: 'Payout written off',
      data: { status: 'writtenOff', failureReason: reason, actions: [] },
    })
    const stays = await step.seen()
    assert.lengthOf(stays.stays, 2, 'what it was made of stays on record')
    const again = await writeOff({ reason })
    again.assertStatus(409)

    const payment = await Payment.findByOrFail('booking_id', lost.booking.id)
    assert.equal(payment.status, 'refunded')
    assert.equal(await collectPayouts(DateTime.utc().plus({ hours: 1 })), 1)
    const [, next] = await payoutsOf(lost.host)
    assert.equal(next.amountMinor, good.booking.baseMinor)
    const facts = await LedgerTransaction.query().preload('entries')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    const net = Object.fromEntries(netOf(entries).map(({ account, amount }) => [account, amount]))
    assert.equal(net.gateway, good.booking.totalMinor)
    assert.equal(net.hostPayable, -good.booking.baseMinor)
    const events = await AuditEvent.query()
      .whereIn('action', ['payment.lost', 'payout.writtenOff'])
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId }) => [action, actorId]),
      [
        ['payment.lost', admin.id],
        ['payout.writtenOff', admin.id],
      ]
    )
  })
})

const wordsOf = ({ amountMinor, hostId, id }: Payout, end: string) =>
  `Payout ${id} to user ${hostId} of KES ${toMajor(amountMinor)}: ${end}`

test.group('A host’s earnings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('move from coming to due to paid, and the statement adds up to them', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 1)
    const share = toMajor(stay.booking.baseMinor)
    const month = todayInNairobi().slice(0, 7)
    const told = async () => {
      const earned = await client.get('/api/v1/earnings').loginAs(stay.host)
      return earned.body().data
    }
    const none = { currency: 'KES', coming: 0, due: 0, onItsWay: 0, paid: 0, owing: 0, next: null }
    /** Collected at six in the morning, and due at eleven. */
    const dayAfter = { on: day(2), amount: share }
    const soon = { on: day(1), amount: share }
    assert.deepEqual(await told(), [{ ...none, coming: share, next: dayAfter }])
    const checkedInAt = DateTime.utc().minus({ hours: 25 })
    await stay.booking.merge({ checkedInAt }).save()
    assert.deepEqual(await told(), [{ ...none, due: share, next: soon }])

    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const admin = await adminOf()
    assert.deepEqual(await told(), [{ ...none, due: share }])
    await steps(client, payout, admin).approve()
    await steps(client, payout, admin).pay()
    assert.deepEqual(await told(), [{ ...none, paid: share }])

    const statement = await client.get(`/api/v1/earnings/${month}`).loginAs(stay.host)
    const { balances, lines } = statement.body().data
    assert.deepEqual(balances, [{ currency: 'KES', opening: 0, closing: 0 }])
    assert.deepEqual(
      lines.map(({ kind, booking, payout: paidBy, amount }: Record<string, unknown>) => [
        kind,
        booking,
        paidBy,
        amount,
      ]),
      [
        ['settlement', stay.booking.id, null, share],
        ['payout', null, payout.id, -share],
      ]
    )
  })

  test('are carried from month to month, and are nobody else’s', async ({ client, assert }) => {
    atNoon()
    const now = DateTime.now().setZone('Africa/Nairobi')
    freezeTime(now.minus({ months: 1 }).toJSDate())
    const stay = await arrived(client, 1)
    freezeTime(now.toJSDate())
    const share = toMajor(stay.booking.baseMinor)
    const [before, month, ahead] = [-1, 0, 1].map((months) =>
      now.startOf('month').plus({ months }).toFormat('yyyy-MM')
    )
    const statement = (of: string) => client.get(`/api/v1/earnings/${of}`).loginAs(stay.host)
    const carried = await statement(month)
    assert.deepEqual(carried.body().data, {
      month,
      balances: [{ currency: 'KES', opening: share, closing: share }],
      lines: [],
    })
    const later = await statement(ahead)
    later.assertStatus(404)
    const file = await client.get(`/api/v1/earnings/${before}/export.csv`).loginAs(stay.host)
    assert.include(file.text(), `,Owed when the month ended,,,KES,,${share}`)
    const stranger = await UserFactory.apply('host').create()
    const own = await client.get('/api/v1/earnings').loginAs(stranger)
    assert.deepEqual(own.body().data, [])
    const noMonth = await statement('2026-13')
    noMonth.assertStatus(404)
  })

  test('are read from what is not paid out yet, however long the history', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    const told = async () => {
      const answer = await client.get('/api/v1/earnings').loginAs(stay.host)
      const statement = await client
        .get(`/api/v1/earnings/${todayInNairobi().slice(0, 7)}`)
        .loginAs(stay.host)
      return [answer.body().data, statement.body().data]
    }
    const before = await told()
    await collectPayouts()
    const after = await told()
    assert.equal(after[0][0].due, before[0][0].due)
    assert.deepEqual(after[1], before[1])
    assert.lengthOf(await db.from('owed_entries').where('host_id', stay.host.id), 0)

    const statements = await statementsOf(told)
    const whole: string[] = []
    for (const statement of statements.filter(({ sql }) => sql.includes('ledger_'))) {
      whole.push(...(await scansOf(db, statement)))
      assert.match(statement.sql, /owed_entries|ledger_months|between/, 'bounded')
    }
    assert.deepEqual(whole, [])
  })

  test('say which stays the host may open still', async ({ client, assert }) => {
    const stay = await arrived(client, 1)
    const hosts = async () => {
      const url = `/api/v1/earnings/${todayInNairobi().slice(0, 7)}`
      const answer = await client.get(url).loginAs(stay.host)
      return answer
        .body()
        .data.lines.map(({ booking, isHost }: Record<string, unknown>) => [booking, isHost])
    }
    assert.deepEqual(await hosts(), [[stay.booking.id, true]])
    const heir = await UserFactory.apply('host').create()
    await stay.booking.merge({ hostId: heir.id }).save()
    assert.deepEqual(await hosts(), [[stay.booking.id, false]])
  })

  test('of a month are a file with what was owed after each line', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    await steps(client, payout, await adminOf()).approve()
    const share = toMajor(stay.booking.baseMinor)
    const today = todayInNairobi()
    const url = `/api/v1/earnings/${today.slice(0, 7)}/export.csv`

    const file = await client.get(url).loginAs(stay.host)
    file.assertStatus(200)
    assert.include(file.header('content-disposition'), `makao-earnings-${today.slice(0, 7)}-`)
    assert.deepEqual(file.text().split('\r\n').slice(1), [
      ',Owed when the month began,,,KES,,0',
      `${today},A guest paid for a stay,${stay.booking.id},,KES,${share},${share}`,
      `${today},Payout,,MAKAO-${payout.id},KES,${-share},0`,
      ',Owed so far,,,KES,,0',
      '',
    ])
    const events = await AuditEvent.query().where('action', 'access.exported')
    assert.deepEqual(
      events.map(({ actorId, summary }) => [actorId, summary.includes('earnings')]),
      [[stay.host.id, true]]
    )
  })
})
