import Review from '#models/review'

/** One review with everything it is shown with. */
export function findReview(id: number) {
  return Review.query()
    .withScopes((scopes) => scopes.withDetails())
    .where('id', id)
    .firstOrFail()
}
