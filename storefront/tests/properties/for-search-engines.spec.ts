import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters } from '../../app/routes/properties/filters.ts'
import { listedAs } from '../../app/routes/properties/for-search-engines.ts'

const found = [{ place: 'Kakamega, Kenya' }]
const at = (location: string) => ({ ...noFilters, location })

test('all places, destinations and towns are listed by page, under their own name', () => {
  assert.equal(listedAs(noFilters, 1, found), '/properties')
  assert.equal(listedAs(noFilters, 3, found), '/properties?page=3')
  assert.equal(listedAs(at('Nairobi'), 2, found), '/properties?location=Nairobi&page=2')
  assert.equal(listedAs(at('nairobi'), 1, found), '/properties?location=Nairobi')
  assert.equal(listedAs(at('kakamega'), 1, found), '/properties?location=Kakamega')
})

test('a filtered or sorted search belongs to the first page of its place', () => {
  const filtered = { ...at('Nairobi'), minPrice: '10', sort: 'price' as const }
  assert.equal(listedAs(filtered, 4, found), '/properties?location=Nairobi')
  assert.equal(listedAs({ ...noFilters, guests: '4' }, 2, found), '/properties')
})

test("anybody's words, and what finds nothing, are not listed", () => {
  assert.equal(listedAs(at('Nairobi, cheap pills here'), 1, found), null)
  assert.equal(listedAs(at('Nairobi'), 1, []), null)
  assert.equal(listedAs(noFilters, 1, []), null)
})
