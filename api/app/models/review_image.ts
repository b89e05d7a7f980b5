import { ReviewImageSchema } from '#database/schema'

export default class ReviewImage extends ReviewImageSchema {}
