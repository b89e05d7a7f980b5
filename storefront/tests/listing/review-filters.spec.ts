import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listedAs, readReviewFilters } from '../../app/routes/all-reviews/review-filters.ts'

const listed = (query: string) => {
  const { page, ...filters } = readReviewFilters(new URLSearchParams(query))
  return listedAs('/properties/7/reviews', filters, page)
}

test('search engines know each page of all reviews, and no page of some of them', () => {
  assert.equal(listed(''), '/properties/7/reviews')
  assert.equal(listed('page=2'), '/properties/7/reviews?page=2')
  assert.equal(listed('page=2&rating=5'), '/properties/7/reviews')
  assert.equal(listed('page=2&sort=rating'), '/properties/7/reviews')
})
