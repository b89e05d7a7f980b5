import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inCalls } from '../../src/resources/calendar/in-calls.ts'

test('what is blocked again comes in calls that the API takes, each block once and in order', () => {
  for (const count of [0, 1, 200, 201, 4620]) {
    const blocks = Array.from({ length: count }, (_, at) => at)
    const calls = inCalls(blocks)
    assert.equal(calls.length, Math.ceil(count / 200))
    assert.ok(calls.every((one) => one.length > 0 && one.length <= 200))
    assert.deepEqual(calls.flat(), blocks)
  }
})
