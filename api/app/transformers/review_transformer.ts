import { BaseTransformer } from '@adonisjs/core/transformers'
import type Review from '#models/review'
import type User from '#models/user'
import ImageTransformer from '#transformers/image_transformer'
import UserTransformer from '#transformers/user_transformer'

/** A review, as much of it as each audience may know. */
export default class ReviewTransformer extends BaseTransformer<Review> {
  constructor(
    resource: Review,
    protected viewer: User | null = null
  ) {
    super(resource)
  }

  /** Anybody. */
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

  /** Whoever is signed in: also what they may do with it now. */
  forReader() {
    return {
      ...this.toObject(),
      actions: this.viewer ? this.resource.actionsFor(this.viewer) : [],
    }
  }

  /** On the desk of its author, its host or an admin: also where it stands. */
  forDesk() {
    return {
      ...this.forReader(),
      booking: { _id: this.resource.bookingId },
      status: this.resource.status,
    }
  }

  /** Admins who decide about it: who objects, and why. The ten oldest open reports, and how many there are. */
  forModeration() {
    const review = this.resource
    return {
      ...this.forDesk(),
      moderationNote: review.moderationNote,
      openReports: Number(review.$extras.openReports ?? 0),
      reports: (review.reports ?? []).map((report) => ({
        _id: report.id,
        reason: report.reason,
        user: new UserTransformer(report.user).toObject(),
        createdAt: report.createdAt.toUTC().toISO()!,
      })),
    }
  }
}
