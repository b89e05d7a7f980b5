import { test } from '@japa/runner'
import {
  assertBalanced,
  gatewayFeeKept,
  moneyReceived,
  netOf,
  payoutApproved,
  payoutFailed,
  payoutSent,
  type Posting,
} from '#domain/ledger'

test.group('Ledger postings', () => {
  test('what does not sum to zero is not balanced', ({ assert }) => {
    assert.doesNotThrow(() => assertBalanced(moneyReceived(5)))
    assert.throws(() => assertBalanced([{ account: 'guest', amount: 5 }]), RangeError)
    const halves: Posting[] = [
      { account: 'guest', amount: 0.5 },
      { account: 'gateway', amount: -0.5 },
    ]
    assert.throws(() => assertBalanced(halves), RangeError)
  })

  test('a payout that fails is owed again, whether or not it had left', ({ assert }) => {
    const before = payoutApproved(500)
    assert.deepEqual(netOf([...before, ...payoutFailed(500, null)]), [])
    assert.deepEqual(netOf([...before, ...payoutSent(500), ...payoutFailed(500, 500)]), [])
  })

  test('a gateway’s fee is taken from what it has, and from nobody else', ({ assert }) => {
    assert.deepEqual(netOf([...moneyReceived(500), ...gatewayFeeKept(15)]), [
      { account: 'guest', amount: -500 },
      { account: 'gateway', amount: 485 },
      { account: 'gatewayFee', amount: 15 },
    ])
    assert.throws(() => gatewayFeeKept(-1), RangeError)
  })
})
