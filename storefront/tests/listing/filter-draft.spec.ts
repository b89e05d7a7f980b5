import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  draftOf,
  endedWith,
  following,
  missingDate,
  sentWith,
} from '../../app/routes/properties/filter-draft.ts'
import { noFilters, type Filters } from '../../app/routes/properties/filters.ts'

const wifi = { ...noFilters, amenities: ['wifi'] }
const both = { ...noFilters, amenities: ['wifi', 'pool'] }

/** Before the router tells of any. */
const asked = (...searches: Filters[]) =>
  searches.reduce((draft, next) => sentWith(draft, next), draftOf(noFilters))

/** Told of all of them. */
const rest = (wanted: Filters, count: number) => ({
  ...draftOf(wanted),
  asked: count,
  isOver: false,
})

test('an own search that is told of late takes no later choice away', () => {
  const late = following(asked(wifi, both), wifi)
  assert.deepEqual(late.typed, both)
  assert.deepEqual(following(late, both), rest(both, 2))
})

test('of several own searches the last may be all that is told', () => {
  assert.deepEqual(following(asked(wifi, both), both), rest(both, 2))
})

test('a search of others replaces what the fields hold', () => {
  assert.deepEqual(following(following(asked(both), both), wifi), { ...draftOf(wifi), asked: 1 })
})

test('a stay with one date keeps it while another filter is searched for', () => {
  const half = { ...noFilters, checkIn: '2027-01-04', guests: '2' }
  assert.equal(following(asked(half), { ...half, checkIn: '' }).typed.checkIn, '2027-01-04')
})

test('a check-in chosen alone stays while the results are sorted', () => {
  const half = { ...noFilters, checkIn: '2027-01-04', guests: '2' }
  const sorted = sentWith(asked(half), { ...half, checkIn: '', sort: 'price' })
  assert.deepEqual(sorted.typed, { ...half, sort: 'price' })
})

test('a choice that is made elsewhere takes nothing that is typed and not sent', () => {
  const typing = { ...draftOf(both), typed: { ...both, minPrice: '5' } }
  const sorted = sentWith(typing, { ...both, sort: 'price' })
  assert.deepEqual(sorted.typed, { ...both, minPrice: '5', sort: 'price' })
  assert.deepEqual(sorted.sent, { ...both, sort: 'price' })
  const band = sentWith(typing, { ...both, minPrice: '5000', maxPrice: '15000' })
  assert.deepEqual(band.typed, { ...both, minPrice: '5000', maxPrice: '15000' })
})

test('a search that is left for the one before is taken back', () => {
  const left = { ...asked(wifi), typed: { ...wifi, minPrice: '5' } }
  assert.equal(following(left, noFilters), left)
  assert.deepEqual(following(endedWith(left, 1), noFilters).typed, { ...noFilters, minPrice: '5' })
})

test('a search that another one follows ends nothing', () => {
  const arrived = following(endedWith(asked(wifi, both), 1), wifi)
  assert.deepEqual(following(arrived, wifi).typed, both)
  assert.deepEqual(following(endedWith(arrived, 2), both).typed, both)
})

test('of a stay with one date alone the other one is missing', () => {
  const [checkIn, checkOut] = ['2027-01-04', '2027-01-06']
  assert.equal(missingDate({ ...noFilters, checkIn }), 'checkOut')
  assert.equal(missingDate({ ...noFilters, checkOut }), 'checkIn')
  assert.equal(missingDate({ ...noFilters, checkIn, checkOut }), null)
  assert.equal(missingDate(noFilters), null)
})
