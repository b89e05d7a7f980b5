import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booking } from '../../app/api/types.ts'
import { depositWord, isBack } from '../../app/routes/dashboard/deposit-words.ts'

test('a deposit of which nothing is kept is said by where it stands', () => {
  for (const state of ['onArrival', 'held', 'claimed', 'goesBack', 'wentBack'] as const) {
    for (const claim of [null, { granted: null }, { granted: 0 }]) {
      assert.equal(depositWord({ state }, claim, 'confirmed'), state)
    }
  }
})

test('what is handed over on arrival is said until the guest is there, and no longer', () => {
  const word = (status: Booking['status']) => depositWord({ state: 'onArrival' }, null, status)
  assert.deepEqual((['pending', 'confirmed', 'checked-in', 'checked-out'] as const).map(word), [
    'onArrival',
    'onArrival',
    'betweenYou',
    'betweenYou',
  ])
  assert.equal(depositWord({ state: 'held' }, null, 'checked-in'), 'held')
})

test('where a part is kept only what is left goes back, and it does so at once', () => {
  const claim = { granted: 2500 }
  assert.equal(depositWord({ state: 'held' }, claim, 'checked-out'), 'leftGoesBack')
  assert.equal(depositWord({ state: 'goesBack' }, claim, 'checked-out'), 'leftGoesBack')
  assert.equal(depositWord({ state: 'wentBack' }, claim, 'checked-out'), 'leftWentBack')
})

test('what is all kept leaves nothing', () => {
  assert.equal(depositWord({ state: 'kept' }, { granted: 10_000 }, 'checked-out'), 'kept')
})

test('nothing is left of what a bank has taken, or the host has', () => {
  assert.equal(depositWord({ state: 'taken' }, { granted: 2500 }, 'checked-out'), 'taken')
  const states = ['held', 'goesBack', 'wentBack', 'kept', 'taken', 'claimed'] as const
  assert.deepEqual(states.filter(isBack), ['held', 'goesBack', 'wentBack'])
})
