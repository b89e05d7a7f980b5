import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PublicProfile } from '#models/shapes'
import { isoTime } from '#services/iso_time'
import UserTransformer from '#transformers/user_transformer'

/** E-mail and phone only if shown by their owner, to signed-in viewers (contract, What the public never sees). */
export default class PublicProfileTransformer extends BaseTransformer<PublicProfile> {
  constructor(
    resource: PublicProfile,
    protected isSignedIn: boolean
  ) {
    super(resource)
  }

  toObject() {
    const { person, settings, properties, averageRating, totalReviews } = this.resource
    const shows = (chosen: boolean) => this.isSignedIn && chosen
    return {
      ...new UserTransformer(person).toObject(),
      bio: person.bio,
      isHost: person.isHost,
      isVerified: person.emailVerified,
      createdAt: isoTime(person.createdAt),
      email: shows(settings.showEmail) ? person.email : null,
      phone: shows(settings.showPhone) ? person.phone : null,
      allowMessages: settings.allowMessages,
      properties: { total: properties },
      averageRating,
      totalReviews,
    }
  }
}
