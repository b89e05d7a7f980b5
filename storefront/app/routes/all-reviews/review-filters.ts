import { readPage } from '../../read-page.ts'

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

/** The address by which search engines know a page: one of chosen or sorted reviews is another than that of all. */
export function listedAs(path: string, { rating, sort }: ReviewFilters, page: number): string {
  const isOfAll = rating === 0 && sort === reviewSorts[0]
  return isOfAll && page > 1 ? `${path}?page=${page}` : path
}
