import { test } from '@japa/runner'
import { payoutFailed, payoutSent } from '#domain/ledger'
import {
  endOfTransaction,
  isFinal,
  isUnderWay,
  maskedPhone,
  movedByMpesa,
  transferFailure,
  UNHEARD_MS,
} from '#domain/mpesa_payouts'

const MOST = 25_000_000

test.group('A payout by M-Pesa', () => {
  test('moves whole shillings within what Daraja takes', ({ assert }) => {
    const moved = (amount: number) => movedByMpesa(amount, 'KES', MOST)
    assert.deepEqual([949, 950, 1049, 1050].map(moved), [null, 1000, 1000, 1100])
    assert.deepEqual([25_000_049, 25_000_050].map(moved), [25_000_000, null])
    assert.isNull(movedByMpesa(100_000, 'USD', MOST))
  })

  test('leaves its rounding on the books, and takes it back when it fails', ({ assert }) => {
    for (const moved of [1_200, 1_250, 1_300]) {
      const sent = payoutSent(1_250, moved)
      assert.equal(
        sent.reduce((sum, { amount }) => sum + amount, 0),
        0
      )
      assert.deepInclude(sent, { account: 'gateway', amount: -moved })
      const back = payoutFailed(1_250, moved)
      assert.deepInclude(back, { account: 'gateway', amount: moved })
      assert.deepInclude(back, { account: 'hostPayable', amount: -1_250 })
    }
  })

  test('is waited for a day', ({ assert }) => {
    assert.isTrue(isUnderWay('sent', 0, UNHEARD_MS - 1))
    assert.isTrue(isUnderWay('asked', 0, 1))
    assert.isFalse(isUnderWay('sent', 0, UNHEARD_MS))
    for (const status of ['waiting', 'done', 'failed'] as const) {
      assert.isFalse(isUnderWay(status, 0, 1))
    }
  })

  test('failed for sure by known codes alone', ({ assert }) => {
    assert.deepEqual(['1', '2040', '26', '17', '0', 'toString'].map(isFinal), [
      ...[true, true],
      ...[false, false, false, false],
    ])
    assert.equal(endOfTransaction('Completed'), 'done')
    assert.equal(endOfTransaction('Declined'), 'failed')
    assert.isNull(endOfTransaction('Authorized'))
  })

  test('says why it failed in words of the reader', ({ assert }) => {
    assert.equal(transferFailure('1', true), 'insufficientBalance')
    assert.equal(transferFailure('1', false), 'ours')
    assert.equal(transferFailure('2040', false), 'invalidNumber')
    assert.equal(transferFailure('constructor', false), 'other')
  })

  test('hides the middle of its number', ({ assert }) => {
    assert.equal(maskedPhone('+254712345678'), '+254•••••5678')
  })
})
