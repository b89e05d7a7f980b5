import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesShown } from '@makao/shared/pages-shown'

test('the first, the last and two on either side are shown, a gap for each run left out', () => {
  assert.deepEqual(pagesShown(10, 20), [1, null, 8, 9, 10, 11, 12, null, 20])
  assert.deepEqual(pagesShown(1, 20), [1, 2, 3, null, 20])
  assert.deepEqual(pagesShown(20, 20), [1, null, 18, 19, 20])
})

test('there is no gap where nothing is left out', () => {
  assert.deepEqual(pagesShown(3, 6), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(pagesShown(4, 7), [1, 2, 3, 4, 5, 6, 7])
  assert.deepEqual(pagesShown(5, 7), [1, null, 3, 4, 5, 6, 7])
})

test('a list of one page, or none, shows no more than it has', () => {
  assert.deepEqual(pagesShown(1, 1), [1])
  assert.deepEqual(pagesShown(1, 0), [])
  assert.deepEqual(pagesShown(9, 2), [1, 2])
})
