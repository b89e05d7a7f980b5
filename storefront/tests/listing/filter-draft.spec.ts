import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, following, sentWith } from '../../app/routes/properties/filter-draft.ts'
import { noFilters } from '../../app/routes/properties/filters.ts'

const wifi = { ...noFilters, amenities: ['wifi'] }
const both = { ...noFilters, amenities: ['wifi', 'pool'] }

test('an own search that is told of late takes no later choice away', () => {
  const chosen = sentWith(sentWith(draftOf(noFilters), wifi), both)
  const late = following(chosen, wifi)
  assert.deepEqual(late.typed, both)
  assert.deepEqual(following(late, both), { ...draftOf(both) })
})

test('of several own searches the last may be all that is told', () => {
  const chosen = sentWith(sentWith(draftOf(noFilters), wifi), both)
  assert.deepEqual(following(chosen, both), draftOf(both))
})

test('a search of others replaces what the fields hold', () => {
  const chosen = sentWith(draftOf(noFilters), both)
  assert.deepEqual(following(following(chosen, both), wifi), draftOf(wifi))
})

test('a stay with one date keeps it while another filter is searched for', () => {
  const half = { ...noFilters, checkIn: '2027-01-04', guests: '2' }
  const told = following(sentWith(draftOf(noFilters), half), { ...half, checkIn: '' })
  assert.equal(told.typed.checkIn, '2027-01-04')
})

test('a choice that is made elsewhere takes nothing that is typed and not sent', () => {
  const draft = draftOf(both)
  const typing = { ...draft, typed: { ...both, minPrice: '5' } }
  const sorted = sentWith(typing, { ...both, sort: 'price' })
  assert.deepEqual(sorted.typed, { ...both, minPrice: '5', sort: 'price' })
  assert.deepEqual(sorted.sent, { ...both, sort: 'price' })
  const band = sentWith(typing, { ...both, minPrice: '5000', maxPrice: '15000' })
  assert.deepEqual(band.typed, { ...both, minPrice: '5000', maxPrice: '15000' })
})
