import { setTimeout as pause } from 'node:timers/promises'
import limiter from '@adonisjs/limiter/services/main'
import { Job, Locator } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { test } from '@japa/runner'
import { LETTERS, PAYMENTS } from '#config/queue'
import CheckPayments from '#jobs/check_payments'
import EndDateChanges from '#jobs/end_date_changes'
import EndUnpaidStays from '#jobs/end_unpaid_stays'
import RefundPayment from '#jobs/refund_payment'
import SendMail from '#jobs/send_mail'
import { queueWorkers } from '#services/queue/workers'
import { CaughtLetters } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'
import { jobs, production, queueInDatabase } from '#tests/helpers/queue'

/** Under way until it is told to end. */
let end: () => void = () => {}
let ended = Promise.resolve()
let begun = 0

class LongPicture extends Job {
  async execute() {
    begun++
    await ended
  }
}

class LongCheck extends LongPicture {
  static options: JobOptions = { queue: PAYMENTS }
}

class LongLetter extends LongPicture {
  static options: JobOptions = { queue: LETTERS }
}

let letters = 0
class Letter extends Job {
  static options: JobOptions = { queue: LETTERS }

  async execute() {
    letters++
  }
}

let expiries = 0
class Expiry extends Job {
  async execute() {
    expiries++
  }
}

const MANY = Array.from({ length: 30 }, () => ({}))

async function until(isSo: () => boolean | Promise<boolean>, timeout = 8000) {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (await isSo()) return true
    await pause(20)
  }
  return false
}

test.group('Payments, letters and all other work', (group) => {
  queueInDatabase(group)
  group.setup(() => {
    Locator.register('LongPicture', LongPicture)
    Locator.register('LongCheck', LongCheck)
    Locator.register('LongLetter', LongLetter)
    Locator.register('Letter', Letter)
    Locator.register('Expiry', Expiry)
    Locator.register('RefundPayment', RefundPayment)
  })
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    const written = new CaughtLetters()
    ended = new Promise((resolve) => (end = resolve))
    begun = 0
    letters = 0
    expiries = 0
    return () => written.release()
  })
  /** As in a process of the product. */
  group.each.setup(async () => {
    const workers = await queueWorkers(await production(1))
    const work = workers.work()
    return async () => {
      end()
      await workers.stop()
      await work
    }
  })

  test('what asks gateways is in the queue of payments', ({ assert }) => {
    for (const job of [CheckPayments, EndDateChanges, EndUnpaidStays, RefundPayment]) {
      assert.equal(job.options.queue, PAYMENTS, job.name)
    }
  })

  test('what waits for the mail server is in the queue of letters, and was in that of all others before', async ({
    assert,
  }) => {
    assert.equal(SendMail.options.queue, LETTERS)
    await Letter.dispatch({}).toQueue('default')
    assert.isTrue(await until(() => letters === 1))
  })

  test('a refund is made while the queue of all others is full', async ({ client, assert }) => {
    await LongPicture.dispatchMany(MANY)
    assert.isTrue(await until(() => begun === 2), 'nobody else gets a place there')
    const { booking, guest } = await confirmedStay()
    await paymentCalls(client, { booking, guest }).pay()
    await client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(guest)
    const isBack = await until(async () => {
      const money = await moneyOf(booking)
      return money.booking === 'refunded'
    })
    assert.isTrue(isBack)
    const waiting = await jobs()
    assert.lengthOf(
      waiting.filter(({ name }) => name === 'LongPicture'),
      MANY.length
    )
    assert.equal(begun, 2)
  })

  test('letters go out while the queue of payments is full', async ({ assert }) => {
    await LongCheck.dispatchMany(MANY)
    assert.isTrue(await until(() => begun === 2))
    await Letter.dispatch({})
    assert.isTrue(await until(() => letters === 1))
    assert.equal(begun, 2)
  })

  test('an expiry and a refund wait for no mail server that hangs', async ({ assert }) => {
    await LongLetter.dispatchMany(MANY)
    assert.isTrue(await until(() => begun === 2))
    await Expiry.dispatch({})
    await Expiry.dispatch({}).toQueue(PAYMENTS)
    assert.isTrue(await until(() => expiries === 2))
    assert.equal(begun, 2)
  })
})
