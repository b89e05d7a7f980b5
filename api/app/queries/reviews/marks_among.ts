import ReviewReport from '#models/review_report'
import ReviewVote from '#models/review_vote'

/** Votes and open reports of the user, one query for a page. */
export async function marksAmong(userId: number, reviewIds: number[]) {
  const [votes, reports] = await Promise.all([
    ReviewVote.query().where({ userId }).whereIn('reviewId', reviewIds).orderBy('reviewId'),
    ReviewReport.query()
      .where({ userId })
      .whereIn('reviewId', reviewIds)
      .whereNull('resolvedAt')
      .orderBy('reviewId'),
  ])
  return {
    helpful: votes.map(({ reviewId }) => reviewId),
    reported: reports.map(({ reviewId }) => reviewId),
  }
}
