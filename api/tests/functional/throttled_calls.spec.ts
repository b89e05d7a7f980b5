import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { networkOf } from '#domain/network'
import { throttles } from '#http/throttles'
import { ACCESS } from '#openapi/access'
import { calls, type Operation } from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'
import { CaughtLetters } from '#tests/helpers/letters'
import { takenBack } from '#tests/helpers/taken_back'

type Limited = Operation & { 'x-limits': { name: string; requests: number; per: string }[] }

const limitsOf = (operation: Operation) => (operation as Limited)['x-limits']

/** How many requests of one kind are fine, by the tightest of a call's limits. */
const finesOf = (operation: Operation) =>
  Math.min(...limitsOf(operation).map(({ requests }) => requests))

const throttled = calls.filter(({ operation }) => 'x-limits' in operation)

/** Of a limit wider than any person needs, all but these requests are counted without being sent. */
const SENT = 10
const WIDE = 300

/** Counts requests as if this network, and this person on it, had made them. */
async function countWideLimits({ people }: World) {
  for (const [name, { requests, duration }] of Object.entries(throttles)) {
    if (requests < WIDE) continue
    for (const who of [networkOf('127.0.0.1'), people.guest.id])
      await limiter.use({ requests, duration }).set(`${name}:${who}`, requests - SENT, duration)
  }
  return SENT
}

/** They send mail, try secrets, or fill somebody's inbox or calendar. */
const MUST = [
  'auth.register',
  'auth.verifyOtp',
  'auth.resendOtp',
  'auth.login',
  'auth.forgotPassword',
  'auth.resetPassword',
  'auth.updatePassword',
  'settings.confirmTwoFactor',
  'contacts.store',
  'newsletter.store',
  'reviews.store',
  'reviews.report',
  'bookings.pay',
  'bookings.confirmPayment',
  'bookings.store',
  'bookings.cancel',
  'bookings.proposeDates',
  'bookings.checkOut',
  'bookings.changeProperty',
  'bookings.lowerPrice',
  'helping.checkOut',
  'properties.store',
  'properties.update',
  'properties.addPhotos',
  'properties.addBooking',
  'likes.toggle',
  'likes.store',
  'calendars.show',
  'properties.addCalendarFeed',
  'properties.refreshCalendarFeed',
]

/** Success forgives the tries before, and a young code has a refusal of its own: only what fails shows the limit. */
const WRONG: Record<string, object | undefined> = {
  'auth.login': { password: 'not-the-one' },
  'auth.updatePassword': { currentPassword: 'not-the-one' },
  'auth.resendOtp': { email: 'nobody' },
}

test.group('Limits', (group) => {
  let world: World

  /** Requests are counted in memory; the table that counts them has database_limiter_store.spec.ts. */
  group.tap((one) => one.tags(['@anyEngine']))
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    const letters = new CaughtLetters()
    world = await makeWorld()
    return () => letters.release()
  })
  group.each.setup(() => limiter.clear(['memory']))

  test('the calls that invite abuse all have limits of their own', ({ assert }) => {
    const narrow = throttled.filter(({ operation }) =>
      limitsOf(operation).every(({ name }) => name !== 'writes')
    )
    assert.includeMembers(
      narrow.map(({ operation }) => operation.operationId),
      MUST
    )
  })

  test('every write of somebody signed in is limited', ({ assert }) => {
    const unlimited = calls.filter(
      ({ method, operation }) =>
        method !== 'get' &&
        ACCESS[operation.operationId]?.anonymous === 401 &&
        !('x-limits' in operation)
    )
    assert.deepEqual(
      unlimited.map(({ operation }) => operation.operationId),
      []
    )
  })

  test('{operation.operationId}: 429 with Retry-After and the text')
    .with(throttled)
    .run(async ({ assert, client }, call) => {
      const { operationId } = call.operation
      const token = ACCESS[operationId]!.anonymous === 401 ? world.tokens.guest : undefined
      const attempt = () =>
        takenBack(() => {
          const request = send(client, call, world, token)
          return WRONG[operationId] ? request.json(WRONG[operationId]) : request
        })
      const limit = finesOf(call.operation)
      const fine = limit < WIDE ? limit : await countWideLimits(world)
      for (let requests = 1; requests <= fine; requests++) {
        const response = await attempt()
        assert.notEqual(response.status(), 429, `request ${requests} of ${fine}`)
      }
      const response = await attempt()
      response.assertStatus(429)
      response.assertBody({
        success: false,
        code: 'E_TOO_MANY_REQUESTS',
        message: 'Too many requests. Please try again later.',
      })
      assert.isAtLeast(Number(response.header('retry-after')), 1)
    })
    .timeout(60_000)
})
