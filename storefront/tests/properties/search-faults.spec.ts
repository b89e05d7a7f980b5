import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@makao/shared/dates'
import { filterParams, noFilters } from '../../app/routes/properties/filters.ts'
import { faultsOf } from '../../app/routes/properties/search-faults.ts'

const now = today()
const faults = (query: string) => faultsOf(new URLSearchParams(query), now)
const stay = (from: number, to: number) =>
  `checkIn=${addDays(now, from)}&checkOut=${addDays(now, to)}`

const SAID: [string, string[]][] = [
  [stay(-3, -1), ['past']],
  [stay(5, 3), ['reversed']],
  [stay(5, 5), ['reversed']],
  [`checkIn=${addDays(now, 3)}`, ['oneDate']],
  ['checkIn=2027-02-30&checkOut=2027-03-05', ['noDate']],
  ['checkIn=9999-12-24&checkOut=9999-12-26', ['tooFar']],
  [stay(3, 93), []],
  [stay(3, 94), ['tooLong']],
  ['guests=0', ['guests']],
  ['guests=21', ['guests']],
  ['guests=9', []],
  ['pets=6', ['pets']],
  ['pets=cat', ['pets']],
  ['pets=2', []],
  ['minPrice=30000&maxPrice=10000', ['swapped']],
  ['minPrice=-5', ['price']],
  ['maxPrice=cheap&minPrice=10', ['price']],
  ['minPrice=10&maxPrice=20', []],
  ['propertyType=castle', ['propertyType']],
  ['currency=XXX', ['currency']],
  ['amenities=wifi,<b>', ['amenities']],
  ['amenities=wifi,wifi', []],
  ['guests=99&propertyType=castle', ['guests', 'propertyType']],
]

for (const [query, said] of SAID) {
  test(`"${query}" is told of ${said.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(faults(query), said)
  })
}

test('eighteen months end with a shorter month, and where they have more days', () => {
  const arriving = (date: string, day: string) =>
    faultsOf(new URLSearchParams(`checkIn=${date}&checkOut=${addDays(date, 2)}`), day)
  assert.deepEqual(arriving('2028-06-30', '2026-12-31'), [])
  assert.deepEqual(arriving('2028-07-01', '2026-12-31'), ['tooFar'])
  assert.deepEqual(arriving('2028-09-01', '2027-03-01'), [])
  assert.deepEqual(arriving('2028-09-02', '2027-03-01'), ['tooFar'])
})

test('a search that was made here is told of nothing', () => {
  const filters = {
    ...noFilters,
    location: 'Diani',
    checkIn: addDays(now, 1),
    checkOut: addDays(now, 3),
    guests: '12',
    minPrice: '1',
    maxPrice: '2',
    amenities: ['wifi', 'pool'],
  }
  assert.deepEqual(faultsOf(filterParams(filters), now), [])
})
