import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PublicProfile } from '#queries/users/public_profile'
import UserTransformer from '#transformers/user_transformer'

/**
 * A person as others see them. E-mail and phone only where their owner shows them, and only to whoever is
 * signed in (contract, What the public never sees).
 */
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
      createdAt: person.createdAt.toUTC().toISO()!,
      email: shows(settings.showEmail) ? person.email : null,
      phone: shows(settings.showPhone) ? person.phone : null,
      allowMessages: settings.allowMessages,
      properties: { total: properties },
      averageRating,
      totalReviews,
    }
  }
}
