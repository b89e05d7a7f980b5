import { BaseTransformer } from '@adonisjs/core/transformers'
import type Review from '#models/review'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import ImageTransformer from '#transformers/image_transformer'
import UserTransformer from '#transformers/user_transformer'

export default class ReviewTransformer extends BaseTransformer<Review> {
  constructor(
    resource: Review,
    protected viewer: User | null = null
  ) {
    super(resource)
  }

  toObject() {
    const review = this.resource
    return {
      _id: review.id,
      user: new UserTransformer(review.author).forReview(),
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
      createdAt: isoTime(review.createdAt),
      hostResponse: review.responseText
        ? {
            text: review.responseText,
            date: isoTime(review.responseAt!),
            writtenBy: review.answerFrom,
          }
        : null,
      helpfulVotes: review.helpfulVotes,
    }
  }

  /** Signed-in readers: with actions. */
  forReader() {
    return {
      ...this.toObject(),
      actions: this.viewer ? this.resource.actionsFor(this.viewer) : [],
    }
  }

  /** Author, host and admins: with booking and status, and whether the place has a page now; the note is for admins alone. */
  forParties() {
    const { bookingId, moderationNote, property, status } = this.resource
    return {
      ...this.forReader(),
      property: { _id: property.id, title: property.title, isActive: property.isActive },
      booking: { _id: bookingId },
      status,
      moderationNote: this.viewer?.isAdmin ? moderationNote : null,
    }
  }

  /** Admins: with the ten oldest open reports and their number. */
  forModeration() {
    const review = this.resource
    return {
      ...this.forParties(),
      openReports: Number(review.$extras.openReports ?? 0),
      reports: (review.reports ?? []).map((report) => ({
        _id: report.id,
        reason: report.reason,
        user: new UserTransformer(report.user).toObject(),
        createdAt: isoTime(report.createdAt),
      })),
    }
  }
}
