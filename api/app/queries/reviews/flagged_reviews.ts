import Review from '#models/review'

/** Reports shown with a review; who needs more than ten reasons has enough. */
const SHOWN_REPORTS = 10

/**
 * The reviews that wait for an admin's decision: those with open reports, the one waiting longest first
 * (contract, GET /reviews/flagged).
 */
export async function flaggedReviews({ page, limit }: { page: number; limit: number }) {
  const flagged = () =>
    Review.query()
      .whereHas('reports', (reports) => reports.whereNull('resolved_at'))
      .whereHas('property', (property) => property.whereNull('deleted_at'))

  const counted = await flagged().count('* as total').pojo<{ total: number }>().first()
  const rows = await flagged()
    .withScopes((scopes) => scopes.withDetails())
    .withCount('reports', (reports) => reports.whereNull('resolved_at').as('openReports'))
    .withAggregate('reports', (reports) =>
      reports.whereNull('resolved_at').min('created_at').as('waitingSince')
    )
    .preload('reports', (reports) =>
      reports
        .whereNull('resolved_at')
        .preload('user')
        .groupLimit(SHOWN_REPORTS)
        .groupOrderBy('id', 'asc')
    )
    .orderBy('waitingSince', 'asc')
    .orderBy('id', 'asc')
    .forPage(page, limit)
  return { rows, total: Number(counted?.total ?? 0) }
}
