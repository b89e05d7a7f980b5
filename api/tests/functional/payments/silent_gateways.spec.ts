import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { DateTime } from 'luxon'
import { checkTransfers } from '#actions/payouts/check_transfers'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#models/user'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { emptyIfPeopled } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'
import { trueGateways } from '#tests/helpers/money/gateways'
import { checkEnd } from '#tests/helpers/money/invariants'
import { shortenDeadlines } from '#tests/helpers/money/short_deadlines'
import { MoneyWorld } from '#tests/helpers/money/world'
import { moneyOf } from '#tests/helpers/payments'
import { orders } from '#tests/helpers/payouts'

/** What a call to a gateway may take, in ms (ADR 0054). */
const DEADLINE = 10_000
/** Of a request here, where deadlines are a fortieth, on a machine with much to do. */
const PATIENCE = 5000

const BOTH = ['mpesa', 'paystack'] as const
const SAID_NOTHING = (['silence', 'trickle'] as const).flatMap((nothing) => [
  { nothing, isDone: false },
  { nothing, isDone: true },
])
const WAYS = BOTH.flatMap((gateway) => SAID_NOTHING.map((way) => ({ gateway, ...way })))
const TITLE = '({gateway}, {nothing}, done all the same: {isDone})'

test.group('A gateway that takes the line and says nothing', (group) => {
  group.setup(emptyIfPeopled)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))
  catchLetters(group)

  /** A confirmed stay, and what its people do. */
  async function confirmed(
    client: ApiClient,
    cleanup: TestContext['cleanup'],
    gateway: (typeof BOTH)[number],
    of: Partial<User> = {}
  ) {
    const deadlines = shortenDeadlines(cleanup)
    const gateways = await trueGateways()
    cleanup(() => gateways.close())
    const host = await UserFactory.merge(of).apply('host').create()
    const guest = await UserFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const property = await PropertyFactory.merge({ hostId: host.id, currency: 'KES' }).create()
    const world = new MoneyWorld(gateways, { guest, admin, hosts: [host, host] }, property)
    await world.take({ do: 'reserve', ahead: 0, nights: 2 })
    await world.take({ do: 'approve', which: 0 })
    const [booking] = world.bookings
    const url = `/api/v1/bookings/${booking}/payment`
    const start = () => client.post(url).json({ gateway, phone: '+254712345678' }).loginAs(guest)
    return {
      gateways,
      world,
      deadlines,
      start,
      confirm: (paymentIntentId: string) =>
        client.post(`${url}/confirm`).json({ paymentIntentId }).loginAs(guest),
      callOff: () => client.put(`/api/v1/bookings/${booking}/cancel`).json({}).loginAs(host),
      money: () => moneyOf({ id: booking }),
      async pay() {
        const started = await start()
        started.assertStatus(201)
        gateways.everybodyPays()
        return started.body().data.paymentIntentId as string
      },
      async minutes(count: number) {
        for (let minute = 0; minute < count; minute++) {
          await world.pass(1)
          await world.runJobs()
        }
      },
    }
  }

  type Stay = Awaited<ReturnType<typeof confirmed>>

  /** Somebody waits for one call to a gateway at most. */
  async function waited<Result>(
    { assert }: Pick<TestContext, 'assert'>,
    { deadlines, gateways }: Stay,
    ask: () => PromiseLike<Result>
  ) {
    const [before, since] = [gateways.unanswered(), performance.now()]
    const answer = await ask()
    assert.isBelow(performance.now() - since, PATIENCE)
    assert.equal(gateways.unanswered() - before, 1)
    assert.isAtMost(Math.max(...deadlines), DEADLINE)
    return answer
  }

  test(`is not waited for when somebody begins to pay ${TITLE}`)
    .with(WAYS)
    .run(async ({ assert, cleanup, client }, { gateway, isDone, nothing }) => {
      const stay = await confirmed(client, cleanup, gateway)
      stay.gateways.say(nothing, isDone)
      const late = await waited({ assert }, stay, stay.start)
      late.assertStatus(503)
      assert.deepEqual(await stay.money(), { booking: 'unpaid', attempts: ['expired'] })

      stay.gateways.line('fine')
      await stay.pay()
      await stay.gateways.sayTheRest()
      await stay.minutes(3)
      await stay.gateways.sayTheRest()
      const paid = await stay.money()
      assert.equal(paid.booking, 'paid')
      /* Who was asked twice has paid twice. */
      assert.sameMembers(paid.attempts, [isDone ? 'refunded' : 'expired', 'paid'])
      await checkEnd(stay.world)
    })

  test(`is not waited for when somebody asks whether they have paid ${TITLE}`)
    .with(WAYS.filter(({ isDone }) => !isDone))
    .run(async ({ assert, cleanup, client }, { gateway, nothing }) => {
      const stay = await confirmed(client, cleanup, gateway)
      const intent = await stay.pay()
      stay.gateways.say(nothing, false)
      const late = await waited({ assert }, stay, () => stay.confirm(intent))
      late.assertStatus(503)
      await waited({ assert }, stay, () => stay.minutes(1))
      assert.deepEqual(await stay.money(), { booking: 'pending', attempts: ['pending'] })

      stay.gateways.line('fine')
      await stay.minutes(3)
      assert.deepEqual(await stay.money(), { booking: 'paid', attempts: ['paid'] })
      await stay.gateways.sayTheRest()
      await checkEnd(stay.world)
    })

  test(`sends back once what is to go back ${TITLE}`)
    .with(WAYS)
    .run(async ({ assert, cleanup, client }, { gateway, isDone, nothing }) => {
      const stay = await confirmed(client, cleanup, gateway)
      await stay.pay()
      await stay.gateways.sayTheRest()
      stay.gateways.say(nothing, isDone)
      const cancelled = await waited({ assert }, stay, stay.callOff)
      cancelled.assertStatus(200)
      assert.deepEqual(await stay.money(), { booking: 'refunding', attempts: ['refundDue'] })

      stay.gateways.line('fine')
      await stay.minutes(3)
      await stay.gateways.sayTheRest()
      assert.deepEqual(await stay.money(), { booking: 'refunded', attempts: ['refunded'] })
      /* Daraja reverses a transaction once, however often it is asked. */
      if (gateway === 'paystack') assert.equal(stay.gateways.counts().refunds, 1)
      await checkEnd(stay.world)
    })

  test('is asked about three payouts by one run, and about the others by the next', async ({
    assert,
    cleanup,
  }) => {
    shortenDeadlines(cleanup)
    const gateways = await trueGateways()
    cleanup(() => gateways.close())
    const [first] = await orders(5, 6)
    gateways.say('silence', false, true)
    await checkTransfers()
    assert.equal(gateways.unanswered(), 3)
    await checkTransfers(DateTime.utc().plus({ minutes: 6 }))
    assert.equal(gateways.unanswered(), 6)
    const { payoutId } = first
    const asked = await PayoutTransfer.query().where({ payoutId }).whereNotNull('checked_at')
    assert.lengthOf(asked, 5)
  })

  test('pays a host once ({nothing}, done all the same: {isDone}, gives tokens: {givesTokens})')
    .with([
      ...SAID_NOTHING.map((way) => ({ ...way, givesTokens: true })),
      { nothing: 'silence' as const, isDone: false, givesTokens: false },
    ])
    .run(async ({ assert, cleanup, client }, { givesTokens, isDone, nothing }) => {
      const stay = await confirmed(client, cleanup, 'mpesa', { payoutPhone: '+254712345678' })
      const { gateways, world } = stay
      await stay.pay()
      await gateways.sayTheRest()
      await world.take({ do: 'checkIn', which: 0 })
      await world.pass(25 * 60)
      await world.take({ do: 'collect' })
      gateways.say(nothing, isDone, givesTokens)
      await waited({ assert }, stay, () => world.take({ do: 'approvePayout', which: 0 }))
      const { status } = await PayoutTransfer.query().firstOrFail()
      /* Without a token it was surely not asked. */
      assert.equal(status, givesTokens ? 'asked' : 'waiting')

      gateways.line('fine')
      if (givesTokens) {
        await stay.minutes(6)
        gateways.everybodyPays()
        await gateways.answerQuestions()
      }
      if (givesTokens && !isDone) {
        /* An admin looks at M-Pesa's portal after a day (ADR 0081). */
        await world.pass(25 * 60)
        await world.take({ do: 'failPayout', which: 0 })
        await world.take({ do: 'approvePayout', which: 0 })
      }
      await stay.minutes(3)
      gateways.everybodyPays()
      await gateways.sayTransfers()
      const payout = await Payout.query().firstOrFail()
      assert.equal(payout.status, 'paid')
      assert.isAtLeast(gateways.paidOut(), payout.amountMinor - 100)
      await checkEnd(world)
    })
})
