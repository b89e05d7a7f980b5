import { readPage } from '~/read-page'

export const reviewSorts = [
  'createdAt',
  '-createdAt',
  '-rating',
  'rating',
  '-helpfulVotes',
] as const

export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewFilters {
  sort: ReviewSort
  /** 1 to 5; 0 for all. */
  rating: number
}

/** Reads the filters of the URL, ignoring invalid ones. */
export function readReviewFilters(params: URLSearchParams): ReviewFilters & { page: number } {
  const rating = params.get('rating') ?? ''
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'createdAt',
    rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
    page: readPage(params),
  }
}
