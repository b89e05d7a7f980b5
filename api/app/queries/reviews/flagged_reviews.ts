import { REVIEW_SORTS, type ListOrder, type ReviewSort } from '#domain/list_sorts'
import Review from '#models/review'
import { inOrder } from '#services/database/in_order'
import { page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'

const SHOWN_REPORTS = 10
const LONGEST_WAITING: ListOrder = { columns: ['"waitingSince"'], direction: 'asc' }

/** Reviews with open reports, the longest waiting first unless asked otherwise (contract, GET /reviews/flagged). */
export function flaggedReviews({ sort, ...asked }: PageRequest & { sort?: ReviewSort }) {
  const flagged = Review.query({ client: reader() })
    .whereIn('id', (reports) =>
      reports.from('review_reports').select('review_id').whereNull('resolved_at')
    )
    .whereHas('property', (property) => property.whereNull('deleted_at'))
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
  const order = sort ? REVIEW_SORTS[sort] : LONGEST_WAITING
  return page(inOrder(flagged, order), asked)
}
