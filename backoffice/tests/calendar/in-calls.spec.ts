import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockEach, inCalls } from '../../src/resources/calendar/in-calls.ts'

test('what is blocked again comes in calls that the API takes, each block once and in order', () => {
  for (const count of [0, 1, 200, 201, 4620]) {
    const blocks = Array.from({ length: count }, (_, at) => at)
    const calls = inCalls(blocks)
    assert.equal(calls.length, Math.ceil(count / 200))
    assert.ok(calls.every((one) => one.length > 0 && one.length <= 200))
    assert.deepEqual(calls.flat(), blocks)
  }
})

test('what is taken by now keeps nothing else from being blocked again, and is counted', async () => {
  const blocks = Array.from({ length: 450 }, (_, at) => at)
  const taken = [7, 8, 399]
  const made: number[] = []
  let calls = 0
  const { refused, error } = await blockEach(blocks, async (call) => {
    calls++
    if (call.some((one) => taken.includes(one))) throw { statusCode: 409 }
    made.push(...call)
  })
  assert.deepEqual(
    made,
    blocks.filter((one) => !taken.includes(one))
  )
  assert.deepEqual([refused, error], [3, { statusCode: 409 }])
  assert.ok(calls < 50)
})

test('a call that fails for another reason is not tried in parts, and the next are made', async () => {
  const sizes: number[] = []
  const { refused } = await blockEach(Array.from({ length: 450 }), async (call) => {
    sizes.push(call.length)
    if (sizes.length === 1) throw { statusCode: 503 }
  })
  assert.deepEqual(sizes, [200, 200, 50])
  assert.equal(refused, 200)
})
