import { REVIEW_SORTS, type ReviewSort } from '#domain/list_sorts'
import type { ReviewStatus } from '#domain/reviews'
import Review from '#models/review'
import type User from '#models/user'
import { inOrder } from '#services/database/in_order'
import { countRows, page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { commonWords, withWords, type Searched } from '#services/database/words'
import { cachedCount } from '#services/search/search_cache'

const SEARCHED: Searched = {
  list: 'reviews',
  words: [
    { of: 'reviews', in: ['words'] },
    { of: 'properties', in: ['title'], by: 'property_id' },
    { of: 'users', in: ['names'], by: 'author_id' },
  ],
}

export type ReviewFilters = PageRequest & {
  property?: number
  author?: number
  rating?: number
  search?: string
  status?: ReviewStatus
  answered?: boolean
  sort?: ReviewSort
}

/** Visible reviews of active properties (contract, GET /reviews). The total may be ten seconds old. */
export function publicReviews(filters: ReviewFilters) {
  const { property, rating, search, status, answered } = filters
  const key = JSON.stringify(['reviews', property, rating, search, status, answered])
  return listed(inPublic(), filters, (count) => cachedCount(key, count))
}

/** Contract, GET /users/:id/reviews. */
export function reviewsBy(author: User, filters: ReviewFilters) {
  return listed(inPublic().where('author_id', author.id), filters)
}

/** A guest's own, a host's received, or all for an admin (contract, GET /reviews/my-reviews). */
export function reviewsFor(viewer: User, filters: ReviewFilters) {
  return listed(ofParty(viewer), filters)
}

/** How many `reviewsFor` lists. */
export function countReviewsFor(viewer: User) {
  return countRows(ofParty(viewer).pojo())
}

function inPublic() {
  return Review.query({ client: reader() })
    .withScopes((scopes) => scopes.visible())
    .whereHas('property', (property) => property.whereNull('deleted_at').where('is_active', true))
}

function ofParty(viewer: User) {
  const query = Review.query({ client: reader() })
  if (viewer.isHost) {
    return query
      .withScopes((scopes) => scopes.visible())
      .whereIn('property_id', (properties) =>
        properties
          .from('properties')
          .select('id')
          .whereNull('deleted_at')
          .where('host_id', viewer.id)
      )
  }
  query.whereHas('property', (property) => property.whereNull('deleted_at'))
  return viewer.isAdmin ? query : query.where('author_id', viewer.id)
}

type Query = ReturnType<typeof ofParty>

async function listed(
  scoped: Query,
  filters: ReviewFilters,
  remember?: Parameters<typeof page>[2]
) {
  const common = await commonWords(SEARCHED, filters.search)
  const query = narrow(scoped, filters, common).withScopes((scopes) => scopes.withDetails())
  return page(inOrder(query, REVIEW_SORTS[filters.sort ?? 'createdAt']), filters, remember)
}

function narrow(
  query: Query,
  { property, author, rating, search, status, answered }: ReviewFilters,
  common: Set<string>
) {
  if (property) query.where('property_id', property)
  if (author) query.where('author_id', author)
  if (rating) query.where('rating', rating)
  if (status) query.where('status', status)
  if (answered === true) query.whereNotNull('response_text')
  if (answered === false) query.whereNull('response_text')
  if (search) withWords(query, SEARCHED, search, common)
  return query
}
