import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysAtGate } from '../../src/resources/calendar/days-at-gate.ts'

const stay = (_id: number, checkIn: string, checkOut: string) => ({
  _id,
  checkIn,
  checkOut,
  property: { _id: 1, title: 'Watamu House', city: 'Watamu' },
  guest: { firstName: 'Amina', lastName: 'Otieno' },
  guests: { adults: 2, children: 0, pets: 0 },
  nights: 2,
  times: '',
  status: 'confirmed' as const,
})

test('a stay stands on the day it begins and on the day it ends, within the days of the list', () => {
  const days = daysAtGate({
    from: '2026-12-01',
    to: '2026-12-04',
    stays: [
      stay(1, '2026-11-29', '2026-12-02'),
      stay(2, '2026-12-02', '2026-12-04'),
      stay(3, '2026-12-04', '2026-12-09'),
    ],
  })
  assert.deepEqual(
    days.map(({ date, arriving, leaving }) => [
      date,
      arriving.map(({ _id }) => _id),
      leaving.map(({ _id }) => _id),
    ]),
    [
      ['2026-12-02', [2], [1]],
      ['2026-12-04', [3], [2]],
    ]
  )
})
