import { BaseTransformer } from '@adonisjs/core/transformers'
import type Review from '#models/review'
import ImageTransformer from '#transformers/image_transformer'
import UserTransformer from '#transformers/user_transformer'

/** A review as everybody reads it. */
export default class ReviewTransformer extends BaseTransformer<Review> {
  toObject() {
    const review = this.resource
    return {
      _id: review.id,
      user: new UserTransformer(review.author).toObject(),
      property: { _id: review.property.id, title: review.property.title },
      rating: review.rating,
      title: review.title,
      text: review.text,
      ratings: {
        cleanliness: review.cleanlinessRating,
        communication: review.communicationRating,
        checkIn: review.checkInRating,
        accuracy: review.accuracyRating,
        location: review.locationRating,
        value: review.valueRating,
      },
      images: review.images.map((image) => new ImageTransformer(image).toObject()),
      isVerified: review.isVerified,
      createdAt: review.createdAt.toUTC().toISO()!,
      hostResponse: review.responseText
        ? { text: review.responseText, date: review.responseAt!.toUTC().toISO()! }
        : null,
      helpfulVotes: review.helpfulVotes,
    }
  }
}
