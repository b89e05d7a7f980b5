import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForEverybody } from '../../server/for-everybody.ts'

test('hosts and admins change the reviews they wrote where guests do', () => {
  for (const step of ['edit', 'delete', 'photos/3', 'edit/']) {
    assert.ok(isForEverybody(`/dashboard/reviews/12/${step}`), step)
  }
})

test('hosts and admins change, pay for and review their own stays where guests do', () => {
  for (const step of ['change', 'claim', 'pay', 'receipt', 'review', 'change/']) {
    assert.ok(isForEverybody(`/dashboard/bookings/12/${step}`), step)
  }
})

test('the stays at their places stay in the back office', () => {
  for (const path of ['', '/12', '/12/', '/12/dates', '/0/change', '/12/change/more']) {
    assert.equal(isForEverybody(`/dashboard/bookings${path}`), false, path)
  }
})

test('the reviews of their places stay in the back office', () => {
  for (const path of ['', '/', '/flagged', '/12', '/0/edit', '/12/photos', '/12/edit/more']) {
    assert.equal(isForEverybody(`/dashboard/reviews${path}`), false, path)
  }
})
