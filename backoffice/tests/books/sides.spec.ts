import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sidesOf } from '../../src/resources/books/sides.ts'

const line = (account: 'tax' | 'refund' | 'gateway', side: 'have' | 'owe', closing: number) => ({
  account,
  side,
  opening: 0,
  more: closing,
  less: 0,
  closing,
})

describe('The accounts of the books', () => {
  it('stand by what they are to us, each side with its sum to the cent', () => {
    const sides = sidesOf({
      accounts: [line('tax', 'owe', 0.1), line('gateway', 'have', 0.3), line('refund', 'owe', 0.2)],
    })
    assert.deepEqual(
      sides.map(({ accounts, side, sum }) => [side, accounts.length, sum.more, sum.closing]),
      [
        ['have', 1, 0.3, 0.3],
        ['owe', 2, 0.3, 0.3],
      ]
    )
  })
})
