import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delayBefore } from '../../app/routes/dashboard/trip/watch-delays.ts'

test('a payment under way is looked at soon, then less and less, and at least twice a minute', () => {
  const delays = Array.from({ length: 10 }, (_, looks) => delayBefore(looks))
  assert.equal(delays[0], 2000)
  assert.deepEqual(
    delays,
    delays.toSorted((one, other) => one - other)
  )
  assert.equal(delays.at(-1), 30_000)
})
