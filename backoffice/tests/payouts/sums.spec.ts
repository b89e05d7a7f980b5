import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sumsOf } from '../../src/resources/payouts/sums.ts'

describe('What several payouts come to', () => {
  it('is said for each currency, to the cent', () => {
    const sums = sumsOf([
      { amount: 0.1, currency: 'USD' },
      { amount: 13_000, currency: 'KES' },
      { amount: 0.2, currency: 'USD' },
      { amount: 1.5, currency: 'KES' },
    ])
    assert.deepEqual(sums, [
      { currency: 'KES', amount: 13_001.5 },
      { currency: 'USD', amount: 0.3 },
    ])
    assert.deepEqual(sumsOf([]), [])
  })
})
