import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { partOfDay } from '../../src/dashboard/part-of-day.ts'

describe('The part of the day', () => {
  it('is that of the clock of Nairobi: afternoon begins at 12, evening at 18', () => {
    const parts = ['08:59', '09:00', '14:59', '15:00', '20:59', '21:00'].map((time) =>
      partOfDay(new Date(`2026-12-03T${time}:00Z`))
    )
    assert.deepEqual(parts, ['morning', 'afternoon', 'afternoon', 'evening', 'evening', 'morning'])
  })
})
