import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import {
  paymentCalls,
  confirmedStay,
  moneyOf,
  momentsLater,
  replaceCall,
} from '#tests/helpers/payments'

test.group('Paying that is refused or fails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  catchLetters(group)

  test('a request the host has not answered yet cannot be paid', async ({ client, assert }) => {
    const stay = await confirmedStay({ status: 'pending' })
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_NOT_PAYABLE' })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })
  })

  test('a stay that is over cannot be paid once its host is deleted, nor is it asked for', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay({
      status: 'checked-out',
      checkIn: day(-5),
      checkOut: day(-3),
    })
    const seen = async () => {
      const answer = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
      return answer.body().data
    }
    const before = await seen()
    assert.isNotEmpty(before.waysToPay)
    const admin = await UserFactory.apply('admin').create()
    const gone = await client.delete(`/api/v1/users/${stay.host.id}`).loginAs(admin)
    gone.assertStatus(200)
    assert.containsSubset(await seen(), { waysToPay: [], amountDue: 0 })
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(409)
    refused.assertBodyContains({
      code: 'E_NOT_PAYABLE',
      message: 'This booking can no longer be paid',
    })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })
  })

  test('what cannot be paid says why', async ({ client }) => {
    const refused = async (status: Status, paymentStatus: BookingPaymentStatus, code: string) => {
      const booking = await BookingFactory.merge({ status, paymentStatus }).create()
      const guest = await User.findOrFail(booking.guestId)
      const response = await paymentCalls(client, { booking, guest }).start()
      response.assertStatus(409)
      response.assertBodyContains({ success: false, code })
    }
    await refused('confirmed', 'paid', 'E_ALREADY_PAID')
    await refused('confirmed', 'pending', 'E_PAYMENT_UNDER_WAY')
    await refused('pending', 'unpaid', 'E_NOT_PAYABLE')
    await refused('cancelled', 'unpaid', 'E_NOT_PAYABLE')
    await refused('cancelled', 'refunded', 'E_NOT_PAYABLE')
  })

  test('an attempt that fails says why, and another may follow', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const failures = {
      insufficientFunds: /not enough money/,
      cancelledByUser: /You cancelled/,
      wrongPin: /PIN was wrong/,
      phoneUnreachable: /could not be reached/,
      limitReached: /daily limit/,
      declined: /declined/,
    }
    for (const [outcome, words] of Object.entries(failures)) {
      const { data, message } = await calls.pay(`sim_${outcome}`)
      assert.include(data, { status: 'failed', outcome })
      assert.match(message, words)
      const money = await moneyOf(stay.booking)
      assert.equal(money.booking, 'unpaid')
    }
    const locked = await calls.start({ phone: '0712 341 001' })
    locked.assertBodyContains({ data: { status: 'failed', outcome: 'subscriberLocked' } })
    const { data } = await calls.pay()
    assert.equal(data.status, 'paid')
    const { attempts } = await moneyOf(stay.booking)
    assert.deepEqual(attempts, [...Array(7).fill('failed'), 'paid'])
  })

  test('what is malformed is refused, and nothing is written', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const other = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const bad = [
      { gateway: 'barter' },
      { phone: '12345' },
      { token: 'tok_visa' },
      { token: "' or 1=1" },
    ]
    for (const body of bad) {
      const response = await calls.start(body)
      response.assertStatus(422)
    }
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })

    const foreign = await paymentCalls(client, other).start()
    const intents = [foreign.body().data.paymentIntentId, 'pay_0']
    for (const intent of intents) {
      const response = await calls.confirm(intent)
      response.assertStatus(404)
    }
    for (const intent of ['../x', 'a'.repeat(81)]) {
      const response = await calls.confirm(intent)
      response.assertStatus(422)
    }
  })

  test('a gateway out of reach: nobody has paid, and the guest may try again', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const unreachable = () => Promise.reject(new Error('connect ETIMEDOUT 10.0.0.1'))
    const restore = replaceCall('createIntent', unreachable)
    const failed = await calls.start({}, 'tap-1')
    restore()
    failed.assertStatus(503)
    assert.notInclude(failed.text(), 'ETIMEDOUT')
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })

    const again = await calls.start({}, 'tap-1')
    again.assertStatus(201)
    const restoreConfirm = replaceCall('confirm', unreachable)
    const unknown = await calls.confirm(again.body().data.paymentIntentId)
    restoreConfirm()
    unknown.assertStatus(503)
    await momentsLater()
    const confirmed = await calls.confirm(again.body().data.paymentIntentId)
    confirmed.assertBodyContains({ data: { status: 'paid' } })
  })
})
