import { ReviewVoteSchema } from '#database/schema'

/** One person found one review helpful. */
export default class ReviewVote extends ReviewVoteSchema {}
