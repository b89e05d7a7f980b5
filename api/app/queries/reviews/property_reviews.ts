import Review from '#models/review'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

/** Visible ones, newest first (§2.6). */
export function propertyReviews(propertyId: number, asked: PageRequest) {
  return page(
    Review.query({ client: reader() })
      .withScopes((scopes) => scopes.visible())
      .withScopes((scopes) => scopes.withDetails())
      .where('property_id', propertyId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    asked
  )
}
