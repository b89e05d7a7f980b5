import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import type Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { catchLetters } from '#tests/helpers/letters'
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
})
