import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'
import { avatarUrl } from '#services/photos/photo_urls'

/** A person, as much as each audience may know (contract, What the public never sees). */
export default class UserTransformer extends BaseTransformer<User> {
  /** Anybody: a name and a face. */
  toObject() {
    const { id, firstName, lastName, avatar } = this.resource
    return { _id: id, firstName, lastName, avatar: avatarUrl(avatar) }
  }

  /** The card of a host on a property page. `phone` is given only to those who may have it. */
  forHostCard(phone: string | null) {
    return { ...this.toObject(), phone, createdAt: this.resource.createdAt.toUTC().toISO()! }
  }

  /** The other side of a booking: guest and host see each other's e-mail (§3). */
  forBooking() {
    return { ...this.toObject(), email: this.resource.email }
  }

  /** The person themselves, and admins. */
  forSelf() {
    const user = this.resource
    return {
      ...this.forBooking(),
      role: user.role,
      phone: user.phone,
      dateOfBirth: user.dateOfBirth,
      bio: user.bio,
      address: {
        street: user.street,
        city: user.city,
        state: user.state,
        country: user.country,
        zipCode: user.zipCode,
      },
      isActive: user.isActive,
      emailVerified: user.emailVerified,
      phoneVerified: user.phoneVerified,
      lastLogin: user.lastLoginAt?.toUTC().toISO() ?? null,
      createdAt: user.createdAt.toUTC().toISO()!,
    }
  }
}
