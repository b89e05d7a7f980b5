import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'
import { settlePayment } from '#actions/payments/settle_payment'
import Payment from '#models/payment'
import type User from '#models/user'
import { CaughtLetters } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import { moneyOf, paymentCalls } from '#tests/helpers/payments'
import { stateOf, stayToBePaid } from '#tests/helpers/unpaid_stays'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
const PAID = { status: 'paid', receipt: 'SIMULATED-R' } as const

/** Without a transaction around them, as workers and callbacks are: rows stay, each test makes its own. */
test.group('The end of the time to pay, at the same moment', (group) => {
  let letters: CaughtLetters
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })

  const lettersTo = (...people: User[]) => {
    const addresses = people.map(({ email }) => email)
    return noticesIn(letters).filter(({ to }) => addresses.includes(String(to)))
  }

  test('several workers end a stay once', async ({ assert }) => {
    const { booking, guest, host } = await stayToBePaid(-1)
    const ended = await Promise.all(Array.from({ length: 6 }, () => endUnpaidStays()))
    assert.lengthOf(
      ended.flat().filter((id) => id === booking.id),
      1
    )
    const { entries, nights, status } = await stateOf(booking)
    assert.deepEqual({ entries, nights, status }, { entries: 1, nights: 0, status: 'cancelled' })
    assert.lengthOf(lettersTo(guest, host), 2, 'a letter each')
  })

  test('several workers remind a guest once', async ({ assert }) => {
    const stay = await stayToBePaid(60, { payReminderAt: later(-1) })
    await Promise.all(Array.from({ length: 6 }, () => remindOfPayments()))
    assert.lengthOf(lettersTo(stay.guest), 1)
  })

  test('a payment that is heard while its stay ends: the stay is paid, or the money goes back', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 8; round++) {
      const stay = await stayToBePaid(1)
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
      const settle = () => settlePayment(payment, PAID, null)
      const end = () => endUnpaidStays(later(18))
      await Promise.all(round % 2 ? [settle(), end()] : [end(), settle()])

      const { nights, status } = await stateOf(stay.booking)
      const money = await moneyOf(stay.booking)
      if (status === 'confirmed') {
        assert.deepEqual(money, { booking: 'paid', attempts: ['paid'] })
        assert.equal(nights, 2)
        continue
      }
      assert.deepEqual(money, { booking: 'refunded', attempts: ['refunded'] })
      assert.equal(nights, 0)
    }
  })

  test('a guest who calls the stay off while it ends has called it off, or finds it ended', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 5; round++) {
      const { booking, guest } = await stayToBePaid(-1)
      const [cancelled] = await Promise.all([
        client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(guest),
        endUnpaidStays(),
      ])
      assert.oneOf(cancelled.status(), [200, 409])
      const { entries, nights } = await stateOf(booking)
      assert.deepEqual(
        { entries, nights },
        { entries: cancelled.status() === 200 ? 0 : 1, nights: 0 }
      )
    }
  })

  test('the nights are free the moment the stay has ended', async ({ assert }) => {
    const { booking } = await stayToBePaid(-1)
    await endUnpaidStays()
    const nights = await db.from('booking_nights').where('property_id', booking.propertyId)
    assert.isEmpty(nights)
  })
})
