import assert from 'node:assert/strict'
import { test } from 'node:test'
import { count, tally } from '../lib/tally.mjs'

test('counts what Japa, Playwright and Node print, in colour or not', () => {
  count('Tests  \u001b[32m4 passed\u001b[39m (4)')
  count('  12 passed (3.1m)')
  count('ℹ pass 3\nℹ fail 0')
  assert.equal(tally(), '19 passed, 0 failed')
})

test('a run that says nothing, as one that was killed, has not passed', () => {
  assert.throws(() => count('✔ the first of many'), /did not end well/)
})

test('a run that names a failure has not passed, whatever its code', () => {
  assert.throws(() => count('3 passed, 1 failed'), /did not end well/)
})
