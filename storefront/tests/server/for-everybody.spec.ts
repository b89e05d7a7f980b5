import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForEverybody } from '../../server/for-everybody.ts'

test('hosts and admins change the reviews they wrote where guests do', () => {
  for (const step of ['edit', 'delete', 'photos/3', 'edit/']) {
    assert.ok(isForEverybody(`/dashboard/reviews/12/${step}`), step)
  }
})

test('the reviews of their places stay in the back office', () => {
  for (const path of ['', '/', '/flagged', '/12', '/0/edit', '/12/photos', '/12/edit/more']) {
    assert.equal(isForEverybody(`/dashboard/reviews${path}`), false, path)
  }
})
