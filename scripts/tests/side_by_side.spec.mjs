import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sideBySide } from '../lib/side_by_side.mjs'

function noted(log, label, options, work = () => pause(5)) {
  const run = async () => {
    log.push(`${label} begins`)
    await work()
    log.push(`${label} ends`)
  }
  return [label, run, options]
}

test('two steps run at once, a third when one has ended', async () => {
  const log = []
  const slow = () => pause(30)
  await sideBySide([noted(log, 'a', {}, slow), noted(log, 'b'), noted(log, 'c')], 2)
  assert.deepEqual(log.slice(0, 2), ['a begins', 'b begins'])
  assert.ok(log.indexOf('c begins') > log.indexOf('b ends'))
  assert.ok(log.indexOf('c begins') < log.indexOf('a ends'))
})

test('a step waits for those it comes after, and lets others pass', async () => {
  const log = []
  await sideBySide([noted(log, 'a'), noted(log, 'b', { after: ['a'] }), noted(log, 'c')], 2)
  assert.ok(log.indexOf('b begins') > log.indexOf('a ends'))
  assert.ok(log.indexOf('c begins') < log.indexOf('a ends'))
})

test('after a failure nothing begins, what runs may end, and the failure is thrown', async () => {
  const log = []
  const fails = () => Promise.reject(new Error('no'))
  const steps = [noted(log, 'a', {}, fails), noted(log, 'b'), noted(log, 'c')]
  await assert.rejects(sideBySide(steps, 2), /no/)
  assert.deepEqual(log, ['a begins', 'b begins', 'b ends'])
})

test('a step that waits for what never ends is named', async () => {
  const log = []
  await assert.rejects(sideBySide([noted(log, 'a', { after: ['b'] })], 2), /before: a/)
})
