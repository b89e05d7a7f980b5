import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateWord, streetWord } from '../../app/routes/dashboard/trip/trip-words.ts'

const place = { isDeleted: false }
const dates = { checkOut: '2026-12-06', departedOn: null }

test('the street comes with the confirmation, and after one at once with the payment', () => {
  const stay = { isInstant: false, property: place, status: 'pending' } as const
  assert.equal(streetWord(stay), 'streetLater')
  assert.equal(streetWord({ ...stay, isInstant: true, status: 'confirmed' }), 'streetPaid')
})

test('no street is promised of a stay that is cancelled or over, nor of a place that is gone', () => {
  const stay = { isInstant: false, property: place }
  for (const status of ['cancelled', 'checked-in', 'checked-out'] as const) {
    assert.equal(streetWord({ ...stay, status }), null)
  }
  assert.equal(streetWord({ ...stay, property: { isDeleted: true }, status: 'confirmed' }), null)
})

test('a stay is spoken of by its status until the day its guest leaves', () => {
  for (const status of [
    'pending',
    'confirmed',
    'checked-in',
    'checked-out',
    'cancelled',
  ] as const) {
    assert.equal(stateWord({ ...dates, status }, '2026-12-06'), status)
  }
})

test('nobody is expected, or there, once the dates are over', () => {
  const said = (status: 'confirmed' | 'checked-in' | 'checked-out' | 'cancelled') =>
    stateWord({ ...dates, status }, '2026-12-07')
  assert.equal(said('confirmed'), 'over')
  assert.equal(said('checked-in'), 'checked-out')
  assert.equal(said('checked-out'), 'checked-out')
  assert.equal(said('cancelled'), 'cancelled')
})

test('of a stay that ended early it is said, and until its last day what to do if that is wrong', () => {
  const left = { ...dates, departedOn: '2026-12-02', status: 'checked-out' } as const
  assert.equal(stateWord(left, '2026-12-02'), 'early')
  assert.equal(stateWord(left, '2026-12-06'), 'early')
  assert.equal(stateWord(left, '2026-12-07'), 'wasEarly')
})
