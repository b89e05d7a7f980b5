import { ReviewImageSchema } from '#database/schema'

/** A guest's picture in a review. */
export default class ReviewImage extends ReviewImageSchema {}
