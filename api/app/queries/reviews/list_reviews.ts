import { REVIEW_SORTS, type ReviewSort, type ReviewStatus } from '#domain/reviews'
import Review from '#models/review'
import type User from '#models/user'
import { escapeLike } from '#services/database/escape_like'

export type ReviewFilters = {
  property?: number
  rating?: number
  search?: string
  status?: ReviewStatus
  /** With or without the host's answer. */
  answered?: boolean
  sort?: ReviewSort
  page: number
  limit: number
}

/** What everybody reads: the visible reviews of what can be booked (contract, GET /reviews). */
export function publicReviews(filters: ReviewFilters) {
  return page(inPublic, filters)
}

/** The same of one author (contract, GET /users/:id/reviews). */
export function reviewsBy(author: User, filters: ReviewFilters) {
  return page(() => inPublic().where('author_id', author.id), filters)
}

/**
 * The reviews on a person's desk: a guest's own, taken down or not; what a host received; all of them for an
 * admin (contract, GET /reviews/my-reviews).
 */
export function deskReviews(viewer: User, filters: ReviewFilters) {
  return page(() => onDeskOf(viewer), filters)
}

function inPublic() {
  return Review.query()
    .withScopes((scopes) => scopes.visible())
    .whereHas('property', (property) => property.whereNull('deleted_at').where('is_active', true))
}

function onDeskOf(viewer: User) {
  const query = Review.query()
  if (viewer.isHost) {
    return query
      .withScopes((scopes) => scopes.visible())
      .whereHas('property', (property) =>
        property.whereNull('deleted_at').where('host_id', viewer.id)
      )
  }
  query.whereHas('property', (property) => property.whereNull('deleted_at'))
  return viewer.isAdmin ? query : query.where('author_id', viewer.id)
}

type Query = ReturnType<typeof onDeskOf>

async function page(scoped: () => Query, { page: number, limit, ...filters }: ReviewFilters) {
  const { column, direction } = REVIEW_SORTS[filters.sort ?? 'createdAt']
  const matching = () => narrow(scoped(), filters)

  const counted = await matching().count('* as total').pojo<{ total: number }>().first()
  const rows = await matching()
    .withScopes((scopes) => scopes.withDetails())
    .orderBy(column, direction)
    .orderBy('id', column === 'created_at' ? direction : 'desc')
    .forPage(number, limit)
  return { rows, total: Number(counted?.total ?? 0) }
}

function narrow(
  query: Query,
  { property, rating, search, status, answered }: Partial<ReviewFilters>
) {
  if (property) query.where('property_id', property)
  if (rating) query.where('rating', rating)
  if (status) query.where('status', status)
  if (answered === true) query.whereNotNull('response_text')
  if (answered === false) query.whereNull('response_text')
  if (search) matchWords(query, search)
  return query
}

/** Title, text, the author's name and the property: every word must be found somewhere. */
function matchWords(query: Query, search: string) {
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${escapeLike(word)}%`
    query.where((either) => {
      either
        .whereRaw("lower(title) like ? escape '\\'", [like])
        .orWhereRaw("lower(text) like ? escape '\\'", [like])
        .orWhereHas('property', (property) =>
          property.whereRaw("lower(title) like ? escape '\\'", [like])
        )
        .orWhereHas('author', (person) =>
          person.whereRaw(
            "(lower(first_name) like ? escape '\\' or lower(last_name) like ? escape '\\')",
            [like, like]
          )
        )
    })
  }
}
