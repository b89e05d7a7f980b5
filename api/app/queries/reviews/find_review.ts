import Review from '#models/review'

/** Reviews of deleted properties are not found. */
export function findReview(id: number) {
  return Review.query()
    .withScopes((scopes) => scopes.withDetails())
    .whereHas('property', (property) => property.whereNull('deleted_at'))
    .where('id', id)
    .firstOrFail()
}
