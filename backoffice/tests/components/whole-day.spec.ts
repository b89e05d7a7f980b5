import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayMeant, isWhole } from '../../src/components/whole-day.ts'

describe('A date while it is typed', () => {
  it('is whole once its year has four digits', () => {
    const steps = ['0002-11-22', '0020-11-22', '0202-11-22', '2026-11-22']
    assert.deepEqual(steps.map(isWhole), [false, false, false, true])
  })

  it('is whole when it has been emptied', () => {
    assert.equal(isWhole(''), true)
  })
})

describe('A date field that is left', () => {
  it('means this century by a year of two digits', () => {
    assert.equal(dayMeant('0026-02-01', ''), '2026-02-01')
    assert.equal(dayMeant('0028-02-29', '2026-02-01'), '2028-02-29')
    assert.equal(dayMeant('0010-10-10', ''), '2010-10-10')
  })

  it('keeps its former day where the year was broken off', () => {
    for (const typed of ['0002-11-22', '0202-11-22']) {
      assert.equal(dayMeant(typed, '2026-02-01'), '2026-02-01')
      assert.equal(dayMeant(typed, ''), '')
    }
  })

  it('leaves a whole day as it is, and none', () => {
    assert.equal(dayMeant('2026-11-22', '2026-02-01'), '2026-11-22')
    assert.equal(dayMeant('', '2026-02-01'), '')
  })
})
