import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters } from '../../app/routes/properties/filters.ts'
import { partsOf } from '../../app/routes/properties/filter-parts.ts'
import { otherStays } from '../../app/routes/properties/widening.ts'

const SEARCH = {
  ...noFilters,
  location: 'Watamu',
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  minPrice: '5000',
  amenities: ['wifi', 'pool'],
}

test('each part of a search can go away by itself', () => {
  const parts = partsOf(SEARCH)
  assert.deepEqual(
    parts.map(({ kind, slug }) => kind + slug),
    ['location', 'stay', 'price', 'amenitywifi', 'amenitypool']
  )
  assert.deepEqual(parts[1]?.without, { ...SEARCH, checkIn: '', checkOut: '' })
  assert.deepEqual(parts[3]?.without.amenities, ['pool'])
  assert.deepEqual(partsOf(noFilters), [])
})

test('other dates are as long, the nearest first, and never past', () => {
  assert.deepEqual(otherStays(SEARCH, '2026-12-03'), [
    { checkIn: '2026-12-05', checkOut: '2026-12-07' },
    { checkIn: '2026-12-03', checkOut: '2026-12-05' },
    { checkIn: '2026-12-06', checkOut: '2026-12-08' },
    { checkIn: '2026-12-11', checkOut: '2026-12-13' },
  ])
  assert.deepEqual(otherStays(noFilters, '2026-12-03'), [])
})
