import { test } from '@japa/runner'
import {
  assertBalanced,
  depositFound,
  depositTaken,
  gatewayFeeKept,
  moneyReceived,
  netOf,
  payoutApproved,
  payoutFailed,
  payoutSent,
  sharePassedOn,
  type Posting,
} from '#domain/ledger'

test.group('Ledger postings', () => {
  test('what does not sum to zero is not balanced', ({ assert }) => {
    assert.doesNotThrow(() => assertBalanced(moneyReceived(5)))
    const off = 'Postings do not balance: [{"account":"guest","amount":5}]'
    assert.throws(() => assertBalanced([{ account: 'guest', amount: 5 }]), RangeError, off)
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
    assert.throws(() => gatewayFeeKept(-1), RangeError, '-1 is not an amount to post')
  })

  test('a deposit that is found in what came is held for the guest, as one that is taken', ({
    assert,
  }) => {
    assert.deepEqual(depositFound(500), [
      { account: 'guest', amount: 500 },
      { account: 'deposit', amount: -500 },
    ])
    assert.deepEqual(netOf([...moneyReceived(500), ...depositFound(500)]), depositTaken(500))
  })

  test('a share that is passed on is owed to the new host, and no more to the former', ({
    assert,
  }) => {
    const passed = sharePassedOn(500, 1, 2)
    assert.deepEqual(passed, [
      { account: 'hostPayable', amount: 500, hostId: 1 },
      { account: 'hostPayable', amount: -500, hostId: 2 },
    ])
    assertBalanced(passed)
  })
})
