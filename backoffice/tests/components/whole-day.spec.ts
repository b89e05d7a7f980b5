import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isWhole } from '../../src/components/whole-day.ts'

describe('A date while it is typed', () => {
  it('is whole once its year has four digits', () => {
    const steps = ['0002-11-22', '0020-11-22', '0202-11-22', '2026-11-22']
    assert.deepEqual(steps.map(isWhole), [false, false, false, true])
  })

  it('is whole when it has been emptied', () => {
    assert.equal(isWhole(''), true)
  })
})
