import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namesOf, nobodyOf } from '../../src/resources/audit/names.ts'

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

describe('An entry of nobody', () => {
  it('is a visitor who signs in or registers, or else the clock', () => {
    assert.equal(
      nobodyOf({ action: 'user.registered', subject: { type: 'user', id: 1 } } as never),
      'audit.stranger'
    )
    assert.equal(
      nobodyOf({ action: 'access.failed', subject: { type: 'access', id: 1 } } as never),
      'audit.stranger'
    )
    assert.equal(
      nobodyOf({ action: 'payout.sent', subject: { type: 'payout', id: 1 } } as never),
      'audit.clock'
    )
  })
})
