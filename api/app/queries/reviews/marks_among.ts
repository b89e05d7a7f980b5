import ReviewReport from '#models/review_report'
import ReviewVote from '#models/review_vote'

/** Which of these reviews somebody found helpful, and which they reported: one question for a page. */
export async function marksAmong(userId: number, reviewIds: number[]) {
  const [votes, reports] = await Promise.all([
    ReviewVote.query().where({ userId }).whereIn('reviewId', reviewIds).orderBy('reviewId'),
    ReviewReport.query().where({ userId }).whereIn('reviewId', reviewIds).orderBy('reviewId'),
  ])
  return {
    helpful: votes.map(({ reviewId }) => reviewId),
    reported: reports.map(({ reviewId }) => reviewId),
  }
}
