import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { DateTime } from 'luxon'
import { agreeDates } from '#actions/bookings/agree_dates'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { proposeDates } from '#actions/bookings/propose_dates'
import { settlePayment } from '#actions/payments/settle_payment'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import Payment from '#models/payment'
import { findBooking } from '#queries/bookings/find_booking'
import { day } from '#tests/helpers/days'
import { CaughtLetters } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'

const PAID = { status: 'paid', receipt: 'SIMULATED-R' } as const

/** A paid stay whose guest has proposed dates that cost more. */
async function proposed(client: ApiClient) {
  const stay = await confirmedStay({ checkIn: day(30), checkOut: day(32) })
  await paymentCalls(client, stay).pay()
  const booking = await findBooking(stay.booking.id)
  await proposeDates(booking, stay.guest, { checkIn: day(31), checkOut: day(35) })
  const change = await DateChange.findByOrFail({ bookingId: booking.id })
  const agree = () => agreeDates(booking, stay.host, change.id)
  return { ...stay, agree, change }
}

async function nightsHeld({ id }: { id: number }) {
  const rows: { night: number }[] = await db
    .from('booking_nights')
    .where('booking_id', id)
    .orderBy('night')
    .select('night')
  return rows.map(({ night }) => night)
}

/** Without a transaction around them, as workers and callbacks are: rows stay, each test makes its own. */
test.group('Dates that cost more than was paid, at the same moment', (group) => {
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    const letters = new CaughtLetters()
    return () => letters.release()
  })

  test('are paid once an older attempt to pay the stay has ended', async ({ client, assert }) => {
    const { agree, ...stay } = await proposed(client)
    const first = await Payment.findByOrFail('booking_id', stay.booking.id)
    await agree()
    const { amountMinor, bookingId, currency, expiresAt, gateway } = first
    const older = await Payment.create({
      ...{ bookingId, gateway, amountMinor, currency, expiresAt, depositMinor: 0 },
      ...{ intentId: `older-${bookingId}`, callbackName: `older-${bookingId}`, status: 'pending' },
    })
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
    await older.merge({ status: 'expired' }).save()
    await paymentCalls(client, stay).pay()
    const { attempts } = await moneyOf(stay.booking)
    assert.deepEqual(attempts, ['paid', 'expired', 'paid'])
  })

  test('are agreed to while others reserve their nights: nobody has a night of somebody else', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { agree, booking } = await proposed(client)
      const others = await UserFactory.createMany(3)
      const reservations = others.map((guest, at) =>
        client
          .post('/api/v1/bookings')
          .json({
            property: booking.propertyId,
            checkIn: day(32 + at),
            checkOut: day(33 + at),
            guests: { adults: 1 },
          })
          .loginAs(guest)
      )
      const [agreed, ...answers] = await Promise.allSettled([agree(), ...reservations])
      const made = answers.filter((one) => one.status === 'fulfilled' && one.value.status() === 201)
      const isAgreed = agreed.status === 'fulfilled'
      assert.equal(isAgreed, made.length === 0, `agreed: ${isAgreed}, ${made.length} reserved`)
      const until = isAgreed ? day(35) : day(32)
      assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), until))
    }
  }).timeout(60_000)

  test('are paid while their time ends: the stay has moved, or the money goes back', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 6; round++) {
      const stay = await proposed(client)
      const { agree, booking, change } = stay
      await agree()
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      const attempt = await Payment.query().where({ dateChangeId: change.id }).firstOrFail()
      const { expiresAt } = await DateChange.findOrFail(change.id)
      const settle = () => settlePayment(attempt, PAID, null)
      const end = () => endDateChanges(expiresAt.plus({ minutes: 16 }) as DateTime<true>)
      await Promise.all(round % 2 ? [settle(), end()] : [end(), settle()])

      const { checkIn } = await Booking.findOrFail(booking.id)
      const hasMoved = checkIn === day(31)
      const attempts = ['paid', hasMoved ? 'paid' : 'refunded']
      assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts })
      const own = hasMoved ? nightsOf(day(31), day(35)) : nightsOf(day(30), day(32))
      assert.deepEqual(await nightsHeld(booking), own)
    }
  }).timeout(60_000)

  test('are paid while the stay is called off: all of it goes back, or it was too late for one of them', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const stay = await proposed(client)
      const { agree, booking, host } = stay
      await agree()
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      const attempt = await Payment.query()
        .where({ bookingId: booking.id })
        .orderBy('id', 'desc')
        .firstOrFail()
      const [cancelled] = await Promise.all([
        client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host),
        settlePayment(attempt, PAID, null),
      ])
      if (cancelled.status() === 200) {
        assert.deepEqual(await nightsHeld(booking), [])
        const attempts = ['refunded', 'refunded']
        assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts })
        continue
      }
      cancelled.assertStatus(409)
      assert.deepEqual(await nightsHeld(booking), nightsOf(day(31), day(35)))
    }
  }).timeout(60_000)

  test('two payments for them are begun once', async ({ client, assert }) => {
    const stay = await proposed(client)
    await stay.agree()
    const calls = paymentCalls(client, stay)
    const started = await Promise.all(
      Array.from({ length: 5 }, () => calls.start({ token: 'sim_slow' }))
    )
    assert.lengthOf(
      started.filter((answer) => answer.status() === 201),
      1
    )
  })
})
