import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { kenyanDates } from '../../src/resources/properties/prices/kenyan-dates.ts'

const datesOf = (name: string, today: string) => {
  const found = kenyanDates(today).find((one) => one.name === name)
  return [found?.firstNight, found?.lastNight]
}

describe('The dates proposed for Kenya', () => {
  it('are each the next time that is not over', () => {
    assert.deepEqual(datesOf('jamhuri', '2026-11-23'), ['2026-12-11', '2026-12-12'])
    assert.deepEqual(datesOf('jamhuri', '2026-12-12'), ['2026-12-11', '2026-12-12'])
    assert.deepEqual(datesOf('jamhuri', '2026-12-13'), ['2027-12-11', '2027-12-12'])
    assert.deepEqual(datesOf('festive', '2027-01-05'), ['2026-12-15', '2027-01-05'])
    assert.deepEqual(datesOf('labour', '2026-11-23'), ['2027-04-30', '2027-05-01'])
  })

  it('know when Easter is', () => {
    for (const [year, sunday] of [
      [2025, '2025-04-20'],
      [2026, '2026-04-05'],
      [2027, '2027-03-28'],
      [2038, '2038-04-25'],
      [2049, '2049-04-18'],
    ] as const) {
      assert.equal(datesOf('easter', `${year}-01-01`)[1], sunday)
    }
  })

  it('come in their order, seasons and holidays', () => {
    const all = kenyanDates('2026-11-23')
    assert.equal(all[0]?.name, 'jamhuri')
    assert.ok(all.every((one, at) => at === 0 || all[at - 1]!.firstNight <= one.firstNight))
    assert.ok(all.every(({ firstNight, lastNight }) => firstNight <= lastNight))
  })
})
