import Review from '#models/review'

/** What guests say about a property: the visible reviews, newest first (§2.6). */
export async function propertyReviews(
  propertyId: number,
  { page, limit }: { page: number; limit: number }
) {
  const visible = () =>
    Review.query()
      .withScopes((scopes) => scopes.visible())
      .where('property_id', propertyId)

  const counted = await visible().count('* as total').pojo<{ total: number }>().first()
  const rows = await visible()
    .withScopes((scopes) => scopes.withDetails())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forPage(page, limit)
  return { rows, total: Number(counted?.total ?? 0) }
}
