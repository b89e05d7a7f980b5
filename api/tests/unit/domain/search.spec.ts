import { test } from '@japa/runner'
import {
  DEFAULT_SORT,
  LIMITS,
  PRICE_BANDS,
  SORTS,
  SORT_NAMES,
  isSort,
  secondsOfSearch,
} from '#domain/search'

test.group('Search', () => {
  test('createdAt is newest first and -createdAt oldest first, the others as they read', ({
    assert,
  }) => {
    assert.deepEqual(SORTS, {
      'createdAt': { by: 'created', direction: 'desc' },
      '-createdAt': { by: 'created', direction: 'asc' },
      'price': { by: 'price', direction: 'asc' },
      '-price': { by: 'price', direction: 'desc' },
      '-averageRating': { by: 'rating', direction: 'desc' },
      '-totalReviews': { by: 'reviews', direction: 'desc' },
    })
    assert.equal(DEFAULT_SORT, 'createdAt')
  })

  test('knows its sorts and nothing else', ({ assert }) => {
    assert.isTrue(SORT_NAMES.every(isSort))
    for (const other of ['averageRating', 'created', '', 'constructor', 'toString', null]) {
      assert.isFalse(isSort(other))
    }
  })

  test('the price bands leave no gap', ({ assert }) => {
    assert.deepEqual(
      PRICE_BANDS.map(({ min, max }) => [min, max]),
      [
        [null, 5000],
        [5000, 15_000],
        [15_000, 30_000],
        [30_000, 50_000],
        [50_000, null],
      ]
    )
  })

  test('pages have the sizes of the specification', ({ assert }) => {
    assert.include(LIMITS, { properties: 12, list: 10, featured: 6, recentActivity: 5, max: 100 })
  })

  test('moments are ordered by whole seconds since 2020, which fit 32 bits until 2088', ({
    assert,
  }) => {
    assert.equal(secondsOfSearch(Date.UTC(2020, 0, 1)), 0)
    assert.equal(secondsOfSearch(Date.UTC(2020, 0, 2, 0, 0, 0, 999)), 86_400)
    assert.isBelow(secondsOfSearch(Date.UTC(2088, 0, 1)), 2 ** 31)
  })
})
