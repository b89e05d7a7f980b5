import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { UserFactory } from '#database/factories/user_factory'
import { toMajor } from '#domain/money'
import AuditEvent from '#models/audit_event'
import Payout from '#models/payout'
import { adminOf, arrived, hearOf, payoutsOf, steps } from '#tests/helpers/payouts'

test.group('Payouts | lists and files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
})
