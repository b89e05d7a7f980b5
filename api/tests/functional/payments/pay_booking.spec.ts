import testUtils from '@adonisjs/core/services/test_utils'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Payment from '#models/payment'
import type User from '#models/user'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { paymentCalls, confirmedStay, moneyOf } from '#tests/helpers/payments'

test.group('Paying for a stay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('the guest is asked for the booking’s own amount, confirms, and has paid', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)

    const started = await calls.start({ amount: 1, currency: 'USD', status: 'paid' })
    started.assertStatus(201)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    assert.deepEqual(started.body(), {
      success: true,
      message: 'Your payment is waiting for you to complete it.',
      data: {
        paymentIntentId: payment.intentId,
        gateway: 'simulator',
        status: 'pending',
        outcome: null,
        amount: stay.booking.totalMinor / 100,
        currency: 'KES',
        instructions:
          'This is a simulated payment: no money moves. Confirm it to see what becomes of it.',
        redirectUrl: null,
        resendAt: payment.createdAt.plus({ seconds: 60 }).toUTC().toISO(),
      },
    })
    assert.match(payment.intentId, /^pay_[0-9a-f]{32}$/)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })

    const confirmed = await calls.confirm(payment.intentId)
    confirmed.assertStatus(200)
    confirmed.assertBodyContains({
      message: 'Payment received. Asante!',
      data: { status: 'paid', outcome: null, instructions: null },
    })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    await payment.refresh()
    assert.match(payment.receipt!, /^SIMULATED-/)
    const shown = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
    shown.assertBodyContains({
      data: { paymentStatus: 'paid', status: 'confirmed', waysToPay: [], paysHost: false },
    })
  })

  test('offers no other prompt that would come after the time to pay', async ({
    client,
    assert,
  }) => {
    const now = DateTime.utc().startOf('second')
    freezeTime(now.toJSDate())
    const stay = await confirmedStay({ payBy: now.plus({ minutes: 5 }), payReminderAt: null })
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    const { paymentIntentId, resendAt } = started.body().data
    assert.equal(DateTime.fromISO(resendAt).toMillis(), now.plus({ minutes: 1 }).toMillis())
    const offered = async (seconds: number) => {
      freezeTime(now.plus({ seconds }).toJSDate())
      const answer = await calls.confirm(paymentIntentId)
      return answer.body().data.resendAt !== null
    }
    assert.deepEqual([await offered(299), await offered(300)], [true, false])

    freezeTime(now.toJSDate())
    const late = await confirmedStay({ payBy: now.plus({ minutes: 1 }), payReminderAt: null })
    const last = await paymentCalls(client, late).start({ token: 'sim_unanswered' })
    last.assertBodyContains({ data: { status: 'pending', resendAt: null } })
  })

  test('only its guest is asked to pay, once the host has agreed, until they do', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const waysFor = async (viewer: User) => {
      const shown = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(viewer)
      return shown.body().data.waysToPay
    }
    assert.deepEqual(await waysFor(stay.guest), ['simulator'])
    assert.deepEqual(await waysFor(stay.host), [])
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    assert.deepEqual(await waysFor(stay.guest), [])

    await stay.booking.refresh()
    for (const status of ['pending', 'cancelled'] as const) {
      await stay.booking.merge({ status, paymentStatus: 'unpaid' }).save()
      assert.deepEqual(await waysFor(stay.guest), [], status)
    }
    for (const status of ['checked-in', 'checked-out'] as const) {
      await stay.booking.merge({ status, paymentStatus: 'unpaid' }).save()
      assert.deepEqual(await waysFor(stay.guest), ['simulator'], status)
    }
  })

  test('the guest gets a receipt, the host a word, the log an entry', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const sent = letters().of(BookingMail).map(contentsOf)
    assert.deepEqual(
      sent.map(({ to }) => to?.[0]),
      [stay.guest.email, stay.host.email]
    )
    assert.match(sent[0].subject, /^We have received your payment for /)
    const { id, receipt } = await Payment.findByOrFail('booking_id', stay.booking.id)
    for (const line of [
      `Receipt: ${stay.booking.id}-${id}`,
      'Service fee (10%): ',
      'Tax (8%): ',
      'Tax on service fee: ',
      'Way of payment: Simulated payment',
      `Reference: ${receipt}`,
      `/dashboard/bookings/${stay.booking.id}`,
    ]) {
      assert.include(sent[0].text, line)
    }
    assert.match(sent[1].subject, / has paid for the stay at /)

    const event = await AuditEvent.query().where('actor_id', stay.guest.id).firstOrFail()
    assert.equal(event.action, 'payment.paid')
    assert.deepEqual(event.before, { status: 'pending', bookingPaymentStatus: 'pending' })
    assert.deepEqual(event.after, { status: 'paid', bookingPaymentStatus: 'paid' })
  })

  test('a stay that is over and not paid yet still can be', async ({ client, assert }) => {
    const stay = await confirmedStay({ status: 'checked-out' })
    const { data } = await paymentCalls(client, stay).pay()
    assert.equal(data.status, 'paid')
  })

  test('what is due is said to guest and host until it is paid', async ({ client, assert }) => {
    const stay = await confirmedStay({ status: 'checked-out' })
    const due = async (viewer: User) => {
      const shown = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(viewer)
      return shown.body().data.amountDue
    }
    assert.equal(await due(stay.guest), stay.booking.totalMinor / 100)
    assert.equal(await due(stay.host), stay.booking.totalMinor / 100)
    await paymentCalls(client, stay).pay()
    assert.equal(await due(stay.guest), 0)
  })

  test('the last attempt can be asked about without its id', async ({ client }) => {
    const stay = await confirmedStay()
    const confirm = () =>
      client
        .post(`/api/v1/bookings/${stay.booking.id}/payment/confirm`)
        .json({})
        .loginAs(stay.guest)
    const none = await confirm()
    none.assertStatus(404)
    await paymentCalls(client, stay).start({ token: 'sim_wrongPin' })
    const failed = await confirm()
    failed.assertBodyContains({ data: { status: 'failed', outcome: 'wrongPin', resendAt: null } })
  })

  test('a payer who did not answer is asked again after a minute, not before', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    await calls.start({ token: 'sim_unanswered' })
    const tooSoon = await calls.start()
    tooSoon.assertStatus(409)

    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    await payment.merge({ createdAt: payment.createdAt.minus({ seconds: 61 }) }).save()
    await calls.pay()
    assert.deepEqual(await moneyOf(stay.booking), {
      booking: 'paid',
      attempts: ['expired', 'paid'],
    })
  })

  test('who has paid meanwhile is not asked again', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    await calls.start({ token: 'sim_paid' })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    await payment.merge({ createdAt: payment.createdAt.minus({ seconds: 61 }) }).save()
    const again = await calls.start()
    again.assertStatus(409)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('is the guest’s alone: host and admin may not, for others there is no such booking', async ({
    client,
  }) => {
    const { booking, guest, host } = await confirmedStay()
    const admin = await UserFactory.apply('admin').create()
    const stranger = await UserFactory.create()
    const started = await paymentCalls(client, { booking, guest }).start()
    const { paymentIntentId } = started.body().data
    const callsOf = (who: User) => {
      const calls = paymentCalls(client, { booking, guest: who })
      return [calls.start(), calls.confirm(paymentIntentId)]
    }
    for (const who of [host, admin, stranger]) {
      for (const call of callsOf(who)) {
        const response = await call
        response.assertStatus(who === stranger ? 404 : 403)
      }
    }
    for (const path of ['payment', 'payment/confirm']) {
      const response = await client.post(`/api/v1/bookings/${booking.id}/${path}`).json({})
      response.assertStatus(401)
    }
  })

  test('the phone decides where no token does: the given one, else the guest’s own', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await stay.guest.merge({ phone: '+254712342001' }).save()
    const calls = paymentCalls(client, stay)
    const outcomeOf = async (body: object) => {
      const started = await calls.start(body)
      const confirmed = await calls.confirm(started.body().data.paymentIntentId)
      return confirmed.body().data.outcome
    }
    assert.equal(await outcomeOf({}), 'wrongPin')
    assert.equal(await outcomeOf({ phone: '0712 341 032' }), 'cancelledByUser')
    assert.equal(await outcomeOf({ token: 'sim_insufficientFunds' }), 'insufficientFunds')
  })

  test('while the payer thinks, the attempt waits', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const { data, message } = await calls.pay('sim_unanswered')
    assert.equal(data.status, 'pending')
    assert.isNotNull(data.instructions)
    assert.equal(message, 'Your payment is waiting for you to complete it.')
    const second = await calls.start()
    second.assertStatus(409)
    second.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
  })
})
