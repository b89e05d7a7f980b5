import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namesOf } from '../../src/resources/audit/names.ts'

describe('A change in the log', () => {
  it('is told by every field of either side, once', () => {
    assert.deepEqual(namesOf({ status: 'due' }, { status: 'paid', reference: 'B1' }), [
      'status',
      'reference',
    ])
    assert.deepEqual(namesOf(null, { claimMinor: 5, currency: 'KES' }), ['claimMinor', 'currency'])
    assert.deepEqual(namesOf(null, null), [])
  })

  it('does not tell a currency that stays beside its price', () => {
    const price = (amount: number, currency: string) => ({ price: amount, currency })
    assert.deepEqual(namesOf(price(90, 'USD'), price(95, 'USD')), ['price'])
    assert.deepEqual(namesOf(price(90, 'USD'), price(90, 'KES')), ['price', 'currency'])
  })
})
