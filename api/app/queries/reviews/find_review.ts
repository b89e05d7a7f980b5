import Review from '#models/review'

/** One review with everything it is shown with. With its property it vanishes from every screen. */
export function findReview(id: number) {
  return Review.query()
    .withScopes((scopes) => scopes.withDetails())
    .whereHas('property', (property) => property.whereNull('deleted_at'))
    .where('id', id)
    .firstOrFail()
}
