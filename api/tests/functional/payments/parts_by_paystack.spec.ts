import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import { refundPayment } from '#actions/payments/refund_payment'
import type Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { catchLetters } from '#tests/helpers/letters'
import { shortenDeadlines } from '#tests/helpers/money/short_deadlines'
import { refundsOf, sendByHand } from '#tests/helpers/payments'
import { sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'
import { giveBack, paidByCard, statesOf } from '#tests/helpers/refund_parts'

const before = (minutes: number) => DateTime.utc().minus({ minutes })

/** Somebody gives a part back in Paystack's dashboard. */
function giveByHand({ refunds, transactions }: PaystackDouble, amount: number, minutesAgo: number) {
  const { currency, id: transaction, reference } = transactions.at(-1)!
  const createdAt = before(minutesAgo).toISO()
  const made = { id: 77, transaction, transaction_reference: reference, amount, currency }
  refunds.push({ ...made, status: 'processed', createdAt })
}

/** Nobody has asked for its refunds since. */
const letMinutesPass = ({ id }: Payment, minutes: number) =>
  db
    .from('refunds')
    .where({ payment_id: id })
    .whereNotNull('asked_at')
    .update({ asked_at: sqlTime(db.connection(), before(minutes)) })

/** Paystack takes refunds on, answers none of these calls, and lists them only later. @returns what lists them */
function takesOnUnheard(paystack: PaystackDouble, unheard: 'silence' | { status: number }) {
  let isListed = false
  paystack.fails((asked) => {
    if (!asked.path.startsWith('/refund')) return null
    if (asked.method !== 'POST') {
      return isListed ? null : { body: { status: true, data: [], meta: { total: 0 } } }
    }
    paystack.answer(asked)
    return unheard === 'silence' ? unheard : { status: unheard.status, body: {} }
  })
  return () => void (isListed = true)
}

test.group('A part that Paystack gives back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  catchLetters(group)

  test(
    'is not taken for one that a person sent for an equal part which had failed (noted: {isNoted})'
  )
    .with([{ isNoted: true }, { isNoted: false }])
    .run(async ({ client, assert, cleanup }, { isNoted }) => {
      const { payment, paystack } = await paidByCard(client, cleanup)
      await giveBack(payment, 100_00)
      const [failed] = await refundsOf(payment)
      await failed.merge({ createdAt: before(25 * 60) }).save()
      paystack.refunds[0].status = 'failed'
      await sendEvent(client, 'refund.failed', paystack.refunds[0])
      giveByHand(paystack, 100_00, 60)
      if (isNoted) await sendByHand(client, payment)

      await giveBack(payment, 100_00)
      assert.deepEqual(await statesOf(payment), [isNoted ? 'processed' : 'failed', 'requested'])
      const [, , own] = paystack.refunds
      const [, second] = await refundsOf(payment)
      assert.equal(second.reference, String(own?.id))
      await letMinutesPass(payment, 180)
      await checkPayments(DateTime.utc().plus({ hours: 3 }))
      assert.lengthOf(paystack.refunds, 3)
    })

  test('is not taken for one that a person gave before, out of goodwill', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    giveByHand(paystack, 100_00, 60)
    await giveBack(payment, 100_00)
    assert.deepEqual(await statesOf(payment), ['requested'])
    assert.lengthOf(paystack.refunds, 2)
  })

  test('is asked for once where the answer was lost and its list has it only later ({name})')
    .with([
      { name: 'silence', unheard: 'silence' },
      { name: 'an error of its own', unheard: { status: 502 } },
    ] as const)
    .run(async ({ client, assert, cleanup }, { unheard }) => {
      const { payment, paystack } = await paidByCard(client, cleanup)
      shortenDeadlines(cleanup)
      const list = takesOnUnheard(paystack, unheard)
      await giveBack(payment, 100_00)
      await refundPayment(payment.id)
      await checkPayments(DateTime.utc().plus({ minutes: 1 }))
      assert.lengthOf(paystack.refunds, 1)

      list()
      await letMinutesPass(payment, 3)
      await checkPayments()
      assert.lengthOf(paystack.refunds, 1)
      const [{ reference }] = await refundsOf(payment)
      assert.equal(reference, String(paystack.refunds[0].id))
    })

  test('is asked for again at once where Paystack has refused it, or was not asked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    paystack.fails(({ method, path }) =>
      path.startsWith('/refund') && method === 'POST' ? { status: 429, body: {} } : null
    )
    await giveBack(payment, 100_00)
    paystack.fails(() => ({ status: 503, body: {} }))
    await assert.rejects(() => refundPayment(payment.id), /503/)
    paystack.fails(null)
    await refundPayment(payment.id)
    assert.lengthOf(paystack.refunds, 1)
  })
})
