import { test } from '@japa/runner'
import { PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import { leftOf, lossOf, refundOf, takenOf } from '#domain/payment_losses'

type Attempt = Parameters<typeof leftOf>[0]

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  status: 'paid',
  amountMinor: 10_000,
  refunds: [],
  lostMinor: null,
  ...changes,
})

const part = (amountMinor: number) => ({ amountMinor })

test.group('What a guest’s bank takes of a payment', () => {
  test('is what it says, all that is left where it does not, and never more than that', ({
    assert,
  }) => {
    assert.equal(lossOf(attempt(), 4000), 4000)
    assert.equal(lossOf(attempt(), null), 10_000)
    assert.equal(lossOf(attempt({ lostMinor: 4000 }), null), 6000)
    const half = attempt({ status: 'refunded', refunds: [part(2000), part(3000)] })
    assert.deepEqual([lossOf(half, null), lossOf(half, 7000), lossOf(half, 1)], [5000, 5000, 1])
  })

  test('is nothing of what goes back anyway, and of money that has not come', ({ assert }) => {
    for (const status of ['refundDue', 'refunded'] as const) {
      assert.equal(lossOf(attempt({ status, refunds: [part(10_000)] }), 4000), 0)
    }
    const whole = [part(10_000)]
    const left = PAYMENT_STATUSES.filter(
      (status) => leftOf(attempt({ status, refunds: status === 'paid' ? [] : whole })) > 0
    )
    assert.deepEqual(left, ['paid'])
  })

  test('is nothing where no money has come', ({ assert }) => {
    const come = PAYMENT_STATUSES.filter((status) => lossOf(attempt({ status }), null) > 0)
    assert.deepEqual(come, ['paid', 'refundDue', 'refunded'])
  })

  test('is not sent back a second time', ({ assert }) => {
    const rest = attempt({ status: 'refundDue', refunds: [part(6000)], lostMinor: 4000 })
    assert.deepEqual([refundOf(rest), leftOf(rest)], [6000, 0])
    const whole = attempt({ status: 'refunded', lostMinor: 10_000 })
    assert.deepEqual([refundOf(whole), leftOf(whole)], [0, 0])
  })
})

test.group('What a bank says that it takes', () => {
  const paid = { amountMinor: 10_000, currency: 'KES' as const }

  test('is a part of the payment up to all of it', ({ assert }) => {
    for (const amountMinor of [1, 4000, 10_000]) {
      assert.equal(takenOf({ ...paid, amountMinor }, paid), amountMinor)
    }
  })

  test('is not known where it is no part: nothing, less, more, or other money', ({ assert }) => {
    for (const amountMinor of [0, -1, 10_001]) {
      assert.isNull(takenOf({ ...paid, amountMinor }, paid))
    }
    assert.isNull(takenOf({ amountMinor: 4000, currency: 'USD' }, paid))
    assert.isNull(takenOf({ amountMinor: 10_001, currency: 'USD' }, paid))
  })
})
