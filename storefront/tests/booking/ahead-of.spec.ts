import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aheadOf } from '../../app/routes/dashboard/cancel-trip/ahead-of.ts'

test('until when everything goes back is said while that is to come', () => {
  const moment = '2026-12-06T11:00:00.000Z'
  const end = Date.parse(moment)
  assert.equal(aheadOf(moment, end - 1), moment)
  assert.equal(aheadOf(moment, end), null)
  assert.equal(aheadOf(null, end), null)
})
