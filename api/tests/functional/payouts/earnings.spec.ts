import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { UserFactory } from '#database/factories/user_factory'
import { toMajor } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import { statementsOf } from '#tests/helpers/count_queries'
import { atNoon, day } from '#tests/helpers/days'
import { scansOf } from '#tests/helpers/explain'
import { adminOf, arrived, payoutsOf, steps } from '#tests/helpers/payouts'

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

  test('and so do the stays of a payout', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const hosts = async () => {
      const answer = await client.get(`/api/v1/payouts/${payout.id}`).loginAs(stay.host)
      return answer
        .body()
        .data.stays.map(({ booking, isHost }: Record<string, unknown>) => [booking, isHost])
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
