import { REVIEW_SORTS, type ReviewSort } from '#domain/list_sorts'
import type { ReviewStatus } from '#domain/reviews'
import Review from '#models/review'
import type User from '#models/user'
import { inOrder } from '#services/database/in_order'
import { containing, matchWords, named } from '#services/database/match_words'
import { page, type PageRequest } from '#services/database/page'
import { cachedCount } from '#services/search/count_cache'

const PERSON_COLUMNS = ['first_name', 'last_name']

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

function inPublic() {
  return Review.query()
    .withScopes((scopes) => scopes.visible())
    .whereHas('property', (property) => property.whereNull('deleted_at').where('is_active', true))
}

function ofParty(viewer: User) {
  const query = Review.query()
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

function listed(scoped: Query, filters: ReviewFilters, remember?: Parameters<typeof page>[2]) {
  const query = narrow(scoped, filters).withScopes((scopes) => scopes.withDetails())
  return page(inOrder(query, REVIEW_SORTS[filters.sort ?? 'createdAt']), filters, remember)
}

function narrow(
  query: Query,
  { property, author, rating, search, status, answered }: ReviewFilters
) {
  if (property) query.where('property_id', property)
  if (author) query.where('author_id', author)
  if (rating) query.where('rating', rating)
  if (status) query.where('status', status)
  if (answered === true) query.whereNotNull('response_text')
  if (answered === false) query.whereNull('response_text')
  if (search) {
    matchWords(query, search, (either, word) => {
      either
        .whereRaw(...containing(['title', 'text'], word))
        .orWhereIn('property_id', (listings) => named(listings, 'properties', ['title'], word))
        .orWhereIn('author_id', (people) => named(people, 'users', PERSON_COLUMNS, word))
    })
  }
  return query
}
