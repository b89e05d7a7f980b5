import { ReviewVoteSchema } from '#database/schema'

export default class ReviewVote extends ReviewVoteSchema {}
